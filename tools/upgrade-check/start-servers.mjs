// The servers of both versions; the message server has one user with all permissions.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startGuard } from '../../libs/testing/infrastructure/guard.mjs';
import { startDatabase } from '../../libs/testing/infrastructure/servers/start-database.mjs';
import { startNats } from '../../libs/testing/infrastructure/servers/start-nats.mjs';
import { startRedis } from '../../libs/testing/infrastructure/servers/start-redis.mjs';

export async function startServers(folder) {
  const servers = join(folder, 'servers');
  mkdirSync(servers, { recursive: true });
  const guard = startGuard(servers);
  const { watch } = guard;
  const [NATS_URL, REDIS_URL, MONGODB_URI] = await Promise.all([
    startNats(servers, watch),
    startRedis(servers, watch),
    startDatabase(servers, watch),
  ]);
  return { addresses: { NATS_URL, REDIS_URL, MONGODB_URI }, stop: () => guard.end() };
}
