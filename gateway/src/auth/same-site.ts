import type { FastifyRequest } from 'fastify';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const OWN_SITES = new Set(['same-origin', 'none']);

/**
 * Whether a request that carries the session cookie comes from our own pages. Browsers say so in `Sec-Fetch-Site`;
 * older ones send `Origin` with writes. A request without either does not come from a browser, so CSRF does not apply.
 */
export function isSameSite(
  { method, headers, host, publicOrigin }: FastifyRequest,
  allowedOrigins: string[] = [],
): boolean {
  if (SAFE_METHODS.has(method)) return true;
  const { origin } = headers;
  if (origin && (origin === publicOrigin || allowedOrigins.includes(origin))) return true;
  const site = headers['sec-fetch-site'];
  if (typeof site === 'string') return OWN_SITES.has(site);
  return !origin || hostOf(origin) === host;
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
