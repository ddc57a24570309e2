import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SETTINGS } from './settings.mjs';
import { startProduct } from './start-product.mjs';

/** One product for all journeys and API tests. */
export default async function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'larder-e2e-'));
  const product = await startProduct(folder, SETTINGS);
  process.env.LARDER_URL = product.url;
  globalThis.larderE2e = { product, folder };
}
