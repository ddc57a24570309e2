import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { GatewayConfig } from '../../config.js';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** The response headers that scripts of other origins may read besides the plain ones. */
const EXPOSED_HEADERS = ['ETag', 'Content-Disposition', 'Retry-After', 'X-Request-Id'];

/** Opens the API to web apps of the origins in `CORS_ORIGINS`; without any, to none. */
export function registerCors(app: NestFastifyApplication, { CORS_ORIGINS: origin }: GatewayConfig): void {
  if (origin.length === 0) return;
  app.enableCors({ origin, credentials: true, methods: METHODS, exposedHeaders: EXPOSED_HEADERS });
}
