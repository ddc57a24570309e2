import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Shorter responses are not worth compressing (docs/api/conventions.md#transport). */
const COMPRESSED_FROM_BYTES = 1_000;
/** Responses up to this size are compressed in one call, in about a millisecond; a stream costs more. */
const AT_ONCE_MAX_BYTES = 256 * 1_024;
/** Compresses as well as gzip by default, at half the CPU time (`docs/decisions/0025-brotli-for-responses.md`). */
const BROTLI_QUALITY = 3;
/** Of a response: the hooks and a compressed stream have eleven, and Node.js warns beyond ten. */
const MAX_LISTENERS = 20;

/**
 * Compresses responses as the client accepts it; brotli if it has no preference. Files that are compressed already,
 * images and event streams (`text/event-stream`) are sent as they are. Request bodies are not decompressed.
 */
export async function registerCompression(fastify: FastifyInstance): Promise<void> {
  await fastify.register(compress, {
    threshold: COMPRESSED_FROM_BYTES,
    syncThreshold: AT_ONCE_MAX_BYTES,
    encodings: ['br', 'gzip', 'deflate', 'identity'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    globalDecompression: false,
  });
  fastify.addHook('onRequest', (_request, reply, done) => {
    reply.raw.setMaxListeners(MAX_LISTENERS);
    done();
  });
}
