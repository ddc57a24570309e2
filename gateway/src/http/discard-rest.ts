import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Of a body that is not wanted, so many bytes are still taken: a client that is sending cannot read its answer. */
const MAX_DISCARDED_BYTES = 8 * 1024 * 1024;
/** How long that may take, in milliseconds. */
const DISCARD_MS = 10_000;

/** After each answer, takes what is left of the request's body without looking at it, up to a limit. */
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
