import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { VERSION } from '../version.js';
import { openApiDocument } from './document.js';

/** How `/docs` shows several hundred operations: by tag, in alphabetical order, with a filter of tags. */
const PAGE = { filter: true, tagsSorter: 'alpha' };

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
