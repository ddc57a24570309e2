import { CommonErrors, MAX_IMPORT_BYTES } from '@larder/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** JSON escapes make a pasted page up to this much longer than it is. */
const ESCAPING = 1.5;

/** Most bytes a JSON body may have on any route: a pasted page. */
export const MAX_BODY_BYTES = Math.ceil(MAX_IMPORT_BYTES * ESCAPING);

const IMPORT_PATH = /^\/api\/recipes\/create\/html-or-json\/?(\?|$)/;

/** Refuses bodies by their announced length before reading them; uploads are measured while they stream. */
export function registerBodyLimit(fastify: FastifyInstance, maxJsonBytes: number): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const limit = IMPORT_PATH.test(request.url) ? MAX_BODY_BYTES : maxJsonBytes;
    const announced = Number(request.headers['content-length'] ?? 0);
    done(!isForm(request) && announced > limit ? CommonErrors.tooLarge({ maxBytes: limit }) : undefined);
  });
}

function isForm({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.startsWith('multipart/form-data') ?? false;
}
