import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { VERSION } from '../version.js';
import { openApiDocument } from './document.js';

/**
 * How `/docs` shows several hundred operations: by tag, in alphabetical order, with a filter of tags. Tags are closed, and
 * the schemas are omitted below the operations that contain them, since rendering all of them takes seconds. The address
 * follows the open operation, so that it can be shared.
 */
const PAGE = {
  filter: true,
  tagsSorter: 'alpha',
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  deepLinking: true,
};

interface DocsOptions {
  /** The path below which the site is offered; empty for none. */
  basePath: string;
  /** Whether `/docs` is offered. */
  withPages: boolean;
}

/** `/openapi.json` always, `/docs` (and the redirect `/redoc`) if enabled. The document is created on first use. */
export function registerDocs(app: NestFastifyApplication, { basePath, withPages }: DocsOptions): void {
  let cached: OpenAPIObject | undefined;
  const document = () => (cached ??= openApiDocument(app, { version: VERSION, basePath }));
  const fastify = app.getHttpAdapter().getInstance();
  fastify.get('/openapi.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(document()));
  if (!withPages) return;
  SwaggerModule.setup('docs', app, document, { customSiteTitle: 'Larder API', swaggerOptions: PAGE });
  fastify.get('/redoc', ({ basePath }, reply) => reply.redirect(`${basePath}/docs`));
}
