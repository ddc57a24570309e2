import { chmodSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { CannotOpenError } from '../store/files/cannot-open-error.js';

/** The operating system truncates longer paths silently. */
const MAX_SOCKET_PATH = 99;
const OTHERS = 0o077;
const STICKY = 0o1000;

/**
 * Creates a folder for a socket that only this user can enter: a client that reaches the socket is trusted.
 *
 * @throws CannotOpenError when the path is too long or the folder is shared with others
 */
export function prepareSocket(path: string): void {
  if (Buffer.byteLength(path) > MAX_SOCKET_PATH) {
    throw new CannotOpenError(`The socket path ${path} is longer than ${MAX_SOCKET_PATH} bytes.`);
  }
  const folder = dirname(path);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  makePrivate(folder);
  // The data folder is locked, so an existing socket belonged to a process that has ended.
  rmSync(path, { force: true });
}

function makePrivate(folder: string): void {
  const { mode, uid } = statSync(folder);
  if ((mode & OTHERS) === 0) return;
  const isOurs = (mode & STICKY) === 0 && uid === process.getuid?.();
  if (!isOurs)
    throw new CannotOpenError(`The socket needs a folder that only this user can enter; ${folder} is shared.`);
  chmodSync(folder, 0o700);
}
