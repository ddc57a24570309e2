import type { FastifyRequest } from 'fastify';

export const SESSION_COOKIE = 'mealie.access_token';

/** A token and the way it came: a cookie is sent by the browser unasked, so writes made with it are checked. */
export interface SentToken {
  token: string;
  by: 'header' | 'cookie';
}

/** The caller's token: the bearer header first, else the session cookie. */
export function tokenOf(request: FastifyRequest): SentToken | undefined {
  const [scheme, token] = request.headers.authorization?.trim().split(/\s+/) ?? [];
  if (scheme?.toLowerCase() === 'bearer' && token) return { token, by: 'header' };
  const cookie = request.cookies[SESSION_COOKIE];
  return cookie ? { token: cookie, by: 'cookie' } : undefined;
}
