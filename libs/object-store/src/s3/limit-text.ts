import type { IncomingMessage } from 'node:http';

/** A page of a list has a thousand names of a kilobyte, with markup. */
const MAX_BYTES = 16 * 1024 * 1024;
const CHECK_MS = 20;
/** The first status that is not an object. */
const FIRST_ERROR = 300;
const LISTS = /[?&](?:list-type|uploads|delete)(?:[=&]|$)/;

/**
 * Ends a response that the S3 client reads into memory (an error or a list, not an object) when it exceeds 16 MB; the
 * client has no limit.
 */
export function limitText(response: IncomingMessage, path: string): void {
  const isObject = (response.statusCode ?? FIRST_ERROR) < FIRST_ERROR && !LISTS.test(path);
  if (isObject) return;
  // Counted at the socket: a listener for data would start to read before the client does.
  const { socket } = response;
  const start = socket.bytesRead;
  const check = setInterval(() => {
    if (socket.bytesRead - start <= MAX_BYTES) return;
    const error = new Error('The object store sent more text than expected.');
    response.destroy(Object.assign(error, { code: 'ECONNRESET' }));
  }, CHECK_MS);
  response.once('close', () => clearInterval(check));
}
