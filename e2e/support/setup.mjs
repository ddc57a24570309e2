import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from './start-product.mjs';

/** One product for all journeys and API tests; pages on 127.0.0.1 may be imported, other private addresses not. */
export default async function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'larder-e2e-'));
  const product = await startProduct(folder, {
    EGRESS_ALLOWLIST: '127.0.0.1',
    LOGIN_RATE_LIMIT: '100000',
    VALIDATOR_RATE_LIMIT: '100000',
    IMPORT_RATE_LIMIT: '100000',
  });
  process.env.LARDER_URL = product.url;
  globalThis.larderE2e = { product, folder };
}
