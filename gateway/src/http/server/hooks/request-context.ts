import { CommonErrors } from '@larder/contracts';
import { newId, runInContext, type Log, type RequestContext } from '@larder/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../../errors/send-error.js';

const CORRELATION = /^[\w.-]{8,64}$/;
const HEADER = 'x-request-id';

/**
 * Gives every request an id that appears in its log lines, in its requests to services, and in the response; and an
 * error response for errors that neither its route nor the error filter can catch.
 */
export function registerRequestContext(fastify: FastifyInstance, log: Log): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const header = request.headers[HEADER];
    const requestId = typeof header === 'string' && CORRELATION.test(header) ? header : newId();
    void reply.header(HEADER, requestId);
    const fail = (error: unknown) => {
      log.error('request failed', { requestId, error });
      sendFailure(request, reply);
    };
    const context: RequestContext = { requestId, actor: null, fail };
    reply.raw.once('close', () => (context.fail = undefined));
    runInContext(context, done);
  });
}

/**
 * A response that has begun cannot be replaced: its connection is closed, so that the client does not treat it as
 * complete.
 */
function sendFailure(request: FastifyRequest, reply: FastifyReply): void {
  if (reply.sent || reply.raw.headersSent) return void reply.raw.destroy();
  sendError(request, reply, CommonErrors.failed());
}
