import { cleanUp } from './setup.mjs';

/** Jest's global tear-down: ends the servers that `setup.mjs` started, by their process ids. */
export default async function teardown() {
  const state = globalThis.__larderInfrastructure;
  if (state) cleanUp(state);
}
