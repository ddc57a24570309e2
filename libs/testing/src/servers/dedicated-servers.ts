import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, DedicatedServer } from './dedicated-server.js';

const DATABASE = fileURLToPath(new URL('../../../embedded-mongo/src/main.ts', import.meta.url));

/** A NATS server with JetStream and its data in `folder`. Not started yet. */
export async function dedicatedNats(folder: string): Promise<DedicatedServer> {
  const port = await freePort();
  return new DedicatedServer(`nats://127.0.0.1:${port}`, {
    command: 'nats-server',
    args: ['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', folder],
    isReady: (output) => output.includes('Server is ready'),
  });
}

/** A Redis with an append-only file in `folder`, as the product runs it. Not started yet. */
export async function dedicatedRedis(folder: string): Promise<DedicatedServer> {
  const port = await freePort();
  const settings = { port, bind: '127.0.0.1', save: '', appendonly: 'yes', appendfsync: 'everysec', dir: folder };
  return new DedicatedServer(`redis://127.0.0.1:${port}`, {
    command: 'redis-server',
    args: Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]),
    isReady: (output) => output.includes('Ready to accept connections'),
  });
}

/** The embedded database with its data in `folder`, on a port. Not started yet. */
export async function dedicatedDatabase(folder: string, env: Record<string, string> = {}): Promise<DedicatedServer> {
  const port = await freePort();
  return new DedicatedServer(`mongodb://127.0.0.1:${port}/?directConnection=true`, {
    command: process.execPath,
    args: ['--conditions=@larder/source', '--import', '@larder/testing/typescript', DATABASE],
    env: {
      EMBEDDED_MONGO_DIR: join(folder, 'database'),
      EMBEDDED_MONGO_PORT: String(port),
      EMBEDDED_MONGO_SOCKET: join(folder, 'db.sock'),
      ...env,
    },
    isReady: (output) => output.includes('"ready":true'),
  });
}
