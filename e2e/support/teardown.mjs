import { rmSync } from 'node:fs';

export default async function teardown() {
  const { product, folder } = globalThis.larderE2e;
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
