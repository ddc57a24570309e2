import { randomBytes } from 'node:crypto';
import { freePort, startChild } from './child.mjs';

/** Starts a `redis-server` without persistence and returns its address with the password. */
export async function startRedis(folder, started) {
  const password = randomBytes(16).toString('hex');
  const port = await freePort();
  const settings = { port, bind: '127.0.0.1', requirepass: password, save: '', appendonly: 'no', dir: folder };
  await startChild({
    command: 'redis-server',
    args: Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]),
    started,
    isReady: (output) => /Ready to accept connections/.test(output),
  });
  return `redis://:${password}@127.0.0.1:${port}`;
}
