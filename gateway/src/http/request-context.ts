import { CommonErrors } from '@larder/contracts';
import { negotiateLocale } from '@larder/locales';
import { newId, runInContext, type Log, type RequestContext } from '@larder/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorAnswer } from './error-body.js';

const CORRELATION = /^[\w.-]{8,64}$/;
const HEADER = 'x-request-id';

/**
 * Gives every request an id that appears in its log lines, in the services it asks, and in the answer; and an answer when
 * an error is thrown where neither its route nor the error filter can catch it.
 */
export function registerRequestContext(fastify: FastifyInstance, log: Log): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const sent = request.headers[HEADER];
    const requestId = typeof sent === 'string' && CORRELATION.test(sent) ? sent : newId();
    void reply.header(HEADER, requestId);
    const fail = (error: unknown) => {
      log.error('request failed', { requestId, error });
      answerFailed(request, reply);
    };
    const context: RequestContext = { requestId, actor: null, fail };
    reply.raw.once('close', () => (context.fail = undefined));
    runInContext(context, done);
  });
}

/** An answer that has begun cannot be taken back: the client must not take it for a whole one. */
function answerFailed(request: FastifyRequest, reply: FastifyReply): void {
  if (reply.sent || reply.raw.headersSent) return void reply.raw.destroy();
  const { status, body, headers } = errorAnswer(
    CommonErrors.failed(),
    negotiateLocale(request.headers['accept-language']),
  );
  void reply
    .status(status)
    .headers({ ...headers, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}
