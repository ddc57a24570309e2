import type { FastifyRequest } from 'fastify';
import { readToken } from '../auth/request-token.js';

/** The attribute of the application's page for a request without a session. */
const ANONYMOUS = '<html data-visitor="anonymous"';

/** The request headers the mark depends on, for caches. */
export const MARK_VARIES_BY = 'Cookie, Authorization';

/**
 * The application's page, marked when the request carries no session: the application then needs no request to find out
 * that no user is signed in. Session cookies cannot be read by scripts. An expired session is not marked: the response
 * of `users/self` says so.
 */
export function markAnonymousPage(page: string, request: FastifyRequest): string {
  return readToken(request) ? page : page.replace('<html', ANONYMOUS);
}
