import { currentContext, type Tracing } from '@larder/service-kit';
import type { FastifyInstance } from 'fastify';

/**
 * Begins a trace with every request, named by the pattern of its route. Clients cannot continue a trace of theirs: they
 * could keep their requests out of ours.
 */
export function registerRequestTracing(fastify: FastifyInstance, tracing: Tracing): void {
  if (!tracing.isEnabled) return;
  fastify.addHook('onRequest', (request, reply, done) => {
    const { method } = request;
    const context = currentContext();
    const span = tracing.begin({
      name: method,
      kind: 'server',
      parent: undefined,
      attributes: { 'http.request.method': method, 'larder.request_id': context?.requestId ?? '' },
    });
    if (context && span) context.traceparent = span.traceparent;
    reply.raw.once('close', () => {
      const route = request.routeOptions.url ?? 'unknown';
      span?.rename(`${method} ${route}`);
      span?.end({ attributes: { 'http.route': route, 'http.response.status_code': reply.statusCode } });
    });
    done();
  });
}
