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
  globalThis.larderE2e = { product, folder };
}
