import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChild } from './child.mjs';

/** Starts `nats-server` with JetStream in `folder`; gives its address with credentials. */
export async function startNats(folder, started) {
  const password = randomBytes(16).toString('hex');
  const file = join(folder, 'nats.conf');
  writeFileSync(file, configuration(join(folder, 'nats'), password), { mode: 0o600 });
  const port = await startChild({
    command: 'nats-server',
    args: ['-c', file],
    started,
    isReady: (output) => /Server is ready/.test(output) && /client connections on [\d.]+:(\d+)/.exec(output)?.[1],
  });
  return `nats://larder:${password}@127.0.0.1:${port}`;
}

function configuration(store, password) {
  return [
    'listen: "127.0.0.1:-1"',
    'max_payload: 8MB',
    `jetstream { store_dir: "${store}", max_memory_store: 64MB, max_file_store: 1GB }`,
    `authorization { user: larder, password: "${password}" }`,
  ].join('\n');
}
