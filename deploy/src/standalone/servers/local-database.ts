import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHILD_FLAGS } from '@larder/embedded-mongo/child-flags';
import { ALLOCATOR } from '../processes/allocator.js';
import type { DataFolder } from '../data-folder/data-folder.js';
import { explainDatabase } from '../data-folder/explain-server.js';
import type { LocalServer } from './local-server.js';

/** The embedded database as a child process, on a socket that only this user can open. */
export function localDatabase(folder: DataFolder): LocalServer {
  const socket = join(folder.sockets, 'db.sock');
  const entry = fileURLToPath(new URL('./main.js', import.meta.resolve('@larder/embedded-mongo')));
  return {
    variable: 'MONGODB_URI',
    address: `mongodb://${encodeURIComponent(socket)}/?directConnection=true`,
    program: {
      name: 'embedded database',
      program: process.execPath,
      args: [...CHILD_FLAGS, entry],
      env: {
        EMBEDDED_MONGO_DIR: folder.database,
        EMBEDDED_MONGO_SOCKET: socket,
        EMBEDDED_MONGO_MARKER: folder.marker,
        ...ALLOCATOR,
        NODE_ENV: process.env['NODE_ENV'] ?? 'production',
      },
      explain: explainDatabase,
      isReady: (line) => line.includes('"ready":true'),
    },
  };
}
