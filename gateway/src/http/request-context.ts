import { newId, runInContext } from '@larder/service-kit';
import type { FastifyInstance } from 'fastify';

const CORRELATION = /^[\w.-]{8,64}$/;
const HEADER = 'x-request-id';

/** Gives every request an id that appears in its log lines, in the services it asks, and in the answer. */
export function registerRequestContext(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const sent = request.headers[HEADER];
    const requestId = typeof sent === 'string' && CORRELATION.test(sent) ? sent : newId();
    void reply.header(HEADER, requestId);
    runInContext({ requestId, actor: null }, done);
  });
}
