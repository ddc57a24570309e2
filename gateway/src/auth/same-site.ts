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
  return !origin || isPageOfHost(origin, host, publicOrigin);
}

/**
 * Whether a page of this origin belongs to the host of a request, which users may know by other addresses than the
 * public one. A page of an encrypted site that arrived without encryption may have been written by the network.
 */
function isPageOfHost(origin: string, host: string, publicOrigin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  const site = new URL(publicOrigin);
  const isDowngraded = page.protocol === 'http:' && site.protocol === 'https:' && page.host === site.host;
  return page.host === host && !isDowngraded;
}
