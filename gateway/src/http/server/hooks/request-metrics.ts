import type { Metrics } from '@larder/service-kit';
import type { FastifyInstance } from 'fastify';

/** Measures every request by the pattern of its route, so that ids and names in paths do not become labels. */
export function registerRequestMetrics(fastify: FastifyInstance, metrics: Metrics): void {
  const times = metrics.histogram('larder_http_request_seconds', 'Time to respond to a request.', [
    ...(['method', 'route', 'status'] as const),
  ]);
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'other';
    times.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1_000);
    done();
  });
}
