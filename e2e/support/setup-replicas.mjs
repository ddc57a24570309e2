import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SETTINGS } from './settings.mjs';
import { startReplicas } from './start-replicas.mjs';

/** The product in several processes: every part twice, each replica a separate process. */
export default async function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'larder-replicas-'));
  const product = await startReplicas(folder, SETTINGS);
  process.env.LARDER_URL = product.url;
  process.env.LARDER_REPLICAS = JSON.stringify(
    product.replicas.map(({ name, pid, healthPort }) => ({ name, pid, healthPort })),
  );
  process.env.LARDER_SERVERS = JSON.stringify(product.servers);
  const stop = async () => {
    await product.stop();
    failOnUnexpectedExits(product.replicas);
  };
  globalThis.larderE2e = { product: { stop }, folder };
}

/** A replica that ends by itself is replaced so fast that no test may notice it. */
function failOnUnexpectedExits(replicas) {
  const exits = replicas.flatMap(({ unexpectedExits }) => unexpectedExits);
  if (exits.length > 0) throw new Error(exits.join('\n\n'));
}
