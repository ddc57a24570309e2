import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startChild } from './child.mjs';

const MAIN = fileURLToPath(new URL('../../../embedded-mongo/src/main.ts', import.meta.url));

/** Starts the embedded database in `folder` and returns its address. */
export async function startDatabase(folder, started) {
  return startChild({
    command: process.execPath,
    args: ['--conditions=@larder/source', '--import', '@larder/testing/typescript', MAIN],
    env: {
      EMBEDDED_MONGO_DIR: join(folder, 'database'),
      EMBEDDED_MONGO_SOCKET: join(folder, 'db.sock'),
    },
    started,
    isReady: addressIn,
  });
}

function addressIn(output) {
  const line = output
    .split('\n')
    .find((each) => each.startsWith('{') && each.includes('"ready":true') && each.endsWith('}'));
  return line && JSON.parse(line).uri;
}
