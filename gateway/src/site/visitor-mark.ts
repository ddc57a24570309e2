import type { FastifyRequest } from 'fastify';
import { tokenOf } from '../auth/token-of.js';

/** What the application's page says of whoever opens it without a session. */
const ANONYMOUS = '<html data-visitor="anonymous"';

/** The request headers the mark depends on, for caches. */
export const MARK_VARIES_BY = 'Cookie, Authorization';

/**
 * The application's page, marked when the request carries no session: the application then knows without asking that nobody
 * is signed in. Session cookies cannot be read by scripts. A session that is over is not marked: the answer of
 * `users/self` says so.
 */
export function markVisitor(page: string, request: FastifyRequest): string {
  return tokenOf(request) ? page : page.replace('<html', ANONYMOUS);
}
