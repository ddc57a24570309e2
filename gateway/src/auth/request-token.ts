import type { FastifyRequest } from 'fastify';

export const SESSION_COOKIE = 'mealie.access_token';

/** A token and its transport: browsers send cookies by themselves, so writes with a cookie are checked for their origin. */
export interface RequestToken {
  token: string;
  by: 'header' | 'cookie';
}

/** The caller's token: the bearer header first, else the session cookie. */
export function readToken(request: FastifyRequest): RequestToken | undefined {
  const [scheme, token] = request.headers.authorization?.trim().split(/\s+/) ?? [];
  if (scheme?.toLowerCase() === 'bearer' && token) return { token, by: 'header' };
  const cookie = request.cookies[SESSION_COOKIE];
  return cookie ? { token: cookie, by: 'cookie' } : undefined;
}
