import { createHash, timingSafeEqual } from 'node:crypto';
import { CommonErrors } from '@larder/contracts';
import { Metrics } from '@larder/service-kit';
import type { FastifyInstance } from 'fastify';
import { readToken } from '../auth/request-token.js';
import { sendError } from '../http/errors/send-error.js';

/**
 * `/metrics` of this process for scrapers that send `token`; not found without one. No route of Nest: its guard would send
 * the token to the identity service, and metrics matter most while a service is unavailable.
 */
export function registerMetricsRoute(fastify: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  fastify.get('/metrics', async (request, reply) => {
    if (token === undefined) return sendError(request, reply, CommonErrors.noSuchPath());
    const credential = readToken(request);
    if (credential?.by !== 'header' || !areEqual(credential.token, token))
      return sendError(request, reply, CommonErrors.notAuthenticated());
    return reply
      .header('cache-control', 'no-store')
      .type(Metrics.contentType)
      .send(await metrics.exposition());
  });
}

/** Compares in constant time; by hashes, since both must have one length for that. */
function areEqual(a: string, b: string): boolean {
  const hashOf = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hashOf(a), hashOf(b));
}
