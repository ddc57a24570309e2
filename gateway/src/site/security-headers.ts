import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { GatewayConfig } from '../config.js';

/** Sources that `X-Frame-Options` can express. */
const KEYWORDS = new Set(["'none'", "'self'"]);

/** The security headers that browsers apply to documents and workers only. */
export const DOCUMENT_HEADERS = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

/** The settings that change headers. */
type HeaderSettings = Pick<GatewayConfig, 'EMBED_ALLOWLIST' | 'FRAME_ANCESTORS' | 'HSTS_MAX_AGE'>;

/**
 * Security headers for every response. Plain HTTP at home is normal: nothing here upgrades to HTTPS, and only
 * `HSTS_MAX_AGE` pins it, for clients that use it already.
 */
export function registerSecurityHeaders(fastify: FastifyInstance, settings: HeaderSettings): void {
  // Built once: the Fastify plugin would build the policy for each request.
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:', 'https:'],
        'font-src': ["'self'", 'data:'],
        'connect-src': ["'self'"],
        'frame-src': framesOf(settings.EMBED_ALLOWLIST),
        'worker-src': ["'self'"],
        'manifest-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': settings.FRAME_ANCESTORS,
      },
    },
    strictTransportSecurity: false,
    // It cannot name other origins; browsers that know `frame-ancestors` ignore it anyway.
    xFrameOptions: settings.FRAME_ANCESTORS.some((each) => !KEYWORDS.has(each)) ? false : { action: 'sameorigin' },
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-site' },
    referrerPolicy: { policy: 'same-origin' },
  });
  fastify.addHook('onRequest', (request, reply, done) => setHeaders(request.raw, reply.raw, () => done()));
  registerStrictTransport(fastify, settings.HSTS_MAX_AGE);
}

/** Instructs browsers that use HTTPS to keep using it, for so many seconds; never for subdomains, which are not ours. */
function registerStrictTransport(fastify: FastifyInstance, maxAge: number): void {
  if (maxAge === 0) return;
  fastify.addHook('onRequest', (request, reply, done) => {
    if (request.publicOrigin.startsWith('https:')) void reply.header('strict-transport-security', `max-age=${maxAge}`);
    done();
  });
}

/** Pages that texts may embed (docs/api/recipes.md#embedded-pages). */
function framesOf(hosts: string[]): string[] {
  return hosts.length > 0 ? hosts.map((host) => `https://${host}`) : ["'none'"];
}
