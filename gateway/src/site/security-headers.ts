import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** The API documentation and the paths below it, but no other path with the same prefix. */
const DOCS_PATH = /^\/docs(?:[/?]|$)/;

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

/**
 * Security headers for every answer. Plain HTTP at home is normal: nothing here upgrades or pins HTTPS; a proxy that
 * terminates TLS adds that.
 */
export function registerSecurityHeaders(fastify: FastifyInstance): void {
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
        'worker-src': ["'self'"],
        'manifest-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-site' },
    referrerPolicy: { policy: 'same-origin' },
  });
  fastify.addHook('onRequest', (request, reply, done) => setHeaders(request.raw, reply.raw, () => done()));
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    // The documentation page brings its own inline start script; it shows only our API description.
    if (DOCS_PATH.test(request.url)) {
      void reply.header(
        'content-security-policy',
        "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:",
      );
    }
    done();
  });
}
