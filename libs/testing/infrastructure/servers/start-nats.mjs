import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChild } from './child.mjs';

/**
 * Starts `nats-server` with JetStream in `folder` and returns its address with the credentials of a user with all
 * permissions. `users`, `{ text, env }`: the configuration of other users, and the environment with their passwords.
 */
export async function startNats(folder, started, users) {
  const password = randomBytes(16).toString('hex');
  const file = join(folder, 'nats.conf');
  writeFileSync(file, configuration(join(folder, 'nats'), password, users?.text), { mode: 0o600 });
  const port = await startChild({
    command: 'nats-server',
    args: ['-c', file],
    env: users?.env,
    started,
    isReady: (output) => /Server is ready/.test(output) && /client connections on [\d.]+:(\d+)/.exec(output)?.[1],
  });
  return `nats://larder:${password}@127.0.0.1:${port}`;
}

function configuration(store, password, users = 'authorization { users = [\n] }') {
  const everything = `{ user: larder, password: "${password}" }`;
  return [
    'listen: "127.0.0.1:-1"',
    'max_payload: 8MB',
    `jetstream { store_dir: "${store}", max_memory_store: 64MB, max_file_store: 1GB }`,
    users.replace('users = [', `users = [\n${everything}`),
  ].join('\n');
}
