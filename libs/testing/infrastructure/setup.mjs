// Jest's global set-up: starts one NATS server, one Redis and one database for all suites, unless environment variables
// name running ones.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGuard } from './guard.mjs';
import { startDatabase } from './servers/start-database.mjs';
import { startNats } from './servers/start-nats.mjs';
import { startRedis } from './servers/start-redis.mjs';

const SERVERS = [
  ['TEST_NATS_URL', startNats],
  ['TEST_REDIS_URL', startRedis],
  ['TEST_MONGODB_URI', startDatabase],
];

export default async function setup() {
  const missing = SERVERS.filter(([variable]) => !process.env[variable]);
  if (missing.length === 0) return;
  const folder = mkdtempSync(join(tmpdir(), 'larder-test-'));
  const guard = startGuard(folder);
  globalThis.__larderGuard = guard;
  const start = async ([variable, startServer]) => {
    process.env[variable] = await startServer(folder, guard.watch);
  };
  await Promise.all(missing.map(start));
}
