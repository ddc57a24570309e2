import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** How many bytes of an unread body are still received: a client that is sending does not read its response. */
const MAX_DISCARDED_BYTES = 8 * 1024 * 1024;
/** How long that may take, in milliseconds. */
const DISCARD_MS = 10_000;

/** After each response, receives and discards the rest of the request's body, up to a limit. */
export function registerDiscard(fastify: FastifyInstance): void {
  fastify.addHook('onResponse', ({ raw }, _reply, done) => {
    if (!raw.complete && !raw.destroyed) discardRest(raw);
    done();
  });
}

function discardRest(request: IncomingMessage): void {
  const { socket } = request;
  let bytes = 0;
  const timer = setTimeout(() => socket.destroy(), DISCARD_MS).unref();
  const stop = () => clearTimeout(timer);
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MAX_DISCARDED_BYTES) socket.destroy();
  });
  request.once('end', stop).once('close', stop).resume();
}
