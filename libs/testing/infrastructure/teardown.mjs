/** Jest's global tear-down: stops the servers that `setup.mjs` started. */
export default async function teardown() {
  await globalThis.__larderGuard?.end();
}
