import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SETTINGS } from './settings.mjs';
import { startReplicas } from './start-replicas.mjs';

/** The product in several processes: every part twice, each replica a separate process. `TEST_MONGODB_URI` names an empty database server to use. */
export default async function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'larder-replicas-'));
  const MONGODB_URI = process.env.TEST_MONGODB_URI;
  const product = await startReplicas(folder, { ...SETTINGS, ...(MONGODB_URI && { MONGODB_URI }) });
  process.env.LARDER_URL = product.url;
  process.env.LARDER_REPLICAS = JSON.stringify(
    product.replicas.map(({ name, port, healthPort }) => ({ name, port, healthPort })),
  );
  process.env.LARDER_SERVERS = JSON.stringify(product.servers);
  const stop = async () => {
    await product.stop();
    failOnUnexpectedExits(product.replicas);
  };
  globalThis.larderE2e = { product: { stop }, folder };
}

/**
 * A replica that ends by itself is replaced so fast that no test may notice it. The tests stop the first of each two,
 * which exits with 0 then, and kill the second.
 */
function failOnUnexpectedExits(replicas) {
  const isExpected = (reason, index) => reason === 0 || (reason === 'SIGKILL' && index % 2 === 1);
  const unexpected = replicas.flatMap(({ name, exits }, index) =>
    exits
      .filter(({ reason }) => !isExpected(reason, index))
      .map(({ reason, at, output }) => `${name} ended by itself (${reason}) at ${at.toISOString()}:\n${output}`),
  );
  if (unexpected.length > 0) throw new Error(unexpected.join('\n\n'));
}
