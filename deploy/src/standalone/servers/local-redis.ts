import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOrCreateSecret, type DataFolder } from '../data-folder/data-folder.js';
import { explainServer } from '../data-folder/explain-server.js';
import { findProgram } from './find-program.js';
import { freePort } from './free-port.js';
import type { LocalServer } from './local-server.js';

/** A Redis server on loopback with a password and an append-only file, for queues and short-lived counters. */
export async function localRedis(folder: DataFolder, env: NodeJS.ProcessEnv): Promise<LocalServer> {
  const password = readOrCreateSecret(folder, 'redis');
  const port = await freePort();
  const file = join(folder.redis, 'redis.conf');
  writeFileSync(file, configuration(port, folder.redis, password), { mode: 0o600 });
  return {
    variable: 'REDIS_URL',
    address: `redis://:${password}@127.0.0.1:${port}`,
    program: {
      name: 'redis-server',
      program: findProgram('redis-server', env, 'REDIS_SERVER_PATH'),
      args: [file],
      explain: (output) => explainServer('redis-server', port, output),
      isReady: (line) => line.includes('Ready to accept connections'),
    },
  };
}

function configuration(port: number, folder: string, password: string): string {
  return [
    'bind 127.0.0.1',
    `port ${port}`,
    `requirepass ${password}`,
    `dir ${JSON.stringify(folder)}`,
    'daemonize no',
    'appendonly yes',
    'appendfsync everysec',
    'save ""',
    // A queue must reject new jobs instead of evicting old ones.
    'maxmemory-policy noeviction',
    '',
  ].join('\n');
}
