import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOrCreateSecret, type DataFolder } from '../data-folder/data-folder.js';
import { explainServer } from '../data-folder/explain-server.js';
import { findProgram } from './find-program.js';
import { freePort } from './free-port.js';
import type { LocalServer } from './local-server.js';
import { watchNats } from './nats-watch.js';

/** Larger than NATS's default of 1 MB, since recipes with many steps are sent in one message. */
const MAX_PAYLOAD_BYTES = 8 * 1024 * 1024;
/**
 * Settings of Go's runtime. The garbage collector: a quarter less memory after 4,000 events, at the same processor time.
 * One thread at a time: a fifth less processor time, since others are not woken for each message.
 */
const GO_SETTINGS = { GOGC: '50', GOMEMLIMIT: '40MiB', GOMAXPROCS: '1' };

/** A NATS server on loopback with JetStream and a password: a client that can publish can act as any user. */
export async function localNats(folder: DataFolder, env: NodeJS.ProcessEnv): Promise<LocalServer> {
  const password = readOrCreateSecret(folder, 'nats');
  const port = await freePort();
  const file = join(folder.nats, 'nats.conf');
  writeFileSync(file, configuration(port, folder.nats, password), { mode: 0o600 });
  return {
    variable: 'NATS_URL',
    address: `nats://larder:${password}@127.0.0.1:${port}`,
    program: {
      name: 'nats-server',
      program: findProgram('nats-server', env, 'NATS_SERVER_PATH'),
      args: ['-c', file],
      env: GO_SETTINGS,
      explain: (output) => explainServer('nats-server', port, output),
      isReady: (line) => line.includes('Server is ready'),
    },
    watch: (restart) => watchNats({ port, password, folder: folder.nats }, restart),
  };
}

function configuration(port: number, folder: string, password: string): string {
  return [
    `listen: "127.0.0.1:${port}"`,
    `max_payload: ${MAX_PAYLOAD_BYTES}`,
    `jetstream { store_dir: ${JSON.stringify(join(folder, 'store'))}, max_memory_store: 16MB, max_file_store: 2GB }`,
    `authorization { user: "larder", password: ${JSON.stringify(password)} }`,
    '',
  ].join('\n');
}
