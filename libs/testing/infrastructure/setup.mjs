// Jest's global set-up: one message server, one Redis and one database for all suites, unless the environment names some.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase } from './start-database.mjs';
import { startNats } from './start-nats.mjs';
import { startRedis } from './start-redis.mjs';
import { killGroup } from './child.mjs';

const SERVERS = [
  ['TEST_NATS_URL', startNats],
  ['TEST_REDIS_URL', startRedis],
  ['TEST_MONGODB_URI', startDatabase],
];

export default async function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'larder-test-'));
  const state = { folder, pids: [], given: [] };
  globalThis.__larderInfrastructure = state;
  // Also when a run is interrupted or a server does not start, nothing is left behind.
  process.once('exit', () => cleanUp(state));
  await Promise.all(SERVERS.map(([variable, start]) => provide(state, variable, start)));
}

export function cleanUp({ folder, pids }) {
  pids.splice(0).forEach(killGroup);
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

async function provide(state, variable, start) {
  if (process.env[variable]) {
    state.given.push(variable);
    return;
  }
  process.env[variable] = await start(state.folder, (pid) => state.pids.push(pid));
}
