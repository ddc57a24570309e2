import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { CommonErrors } from '@larder/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../http/errors/send-error.js';
import type { RouteTable } from '../http/server/route-table.js';
import { readPageFile } from './read-page-file.js';
import { DOCUMENT_HEADERS } from './security-headers.js';
import { MARK_VARIES_BY, markAnonymousPage } from './mark-anonymous-page.js';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const NEVER_FROM_CACHE = 'no-cache';
/** The folder of the files whose names contain a hash of their content. */
const ASSETS = 'assets';
/** Files that no browser opens as a document, also compressed by the build; the service worker needs its own policy. */
const SUBRESOURCE = /\/(?:assets\/.*\.(?:js|css|woff2)|(?:boot|early)\.js)(?:\.(?:br|gz))?$/;

/** Serves the files of the web application. Resolves to its page; null when it has not been built. */
export async function registerSite(fastify: FastifyInstance, folder: string, basePath: string): Promise<string | null> {
  const page = readPageFile(folder, basePath);
  if (page === null) return null;
  await fastify.register(async (site) => {
    site.setErrorHandler(replyToFileError);
    await serveFiles(site, folder);
    serveAssets(site, folder);
    serveFavicon(site);
  });
  return page;
}

async function serveFiles(fastify: FastifyInstance, folder: string): Promise<void> {
  await fastify.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    globIgnore: [`${ASSETS}/**`],
    index: false, // `/` is handled like all other pages
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = path.includes(`/${ASSETS}/`);
      void reply.header('cache-control', isHashed ? IMMUTABLE : NEVER_FROM_CACHE);
      // Half a kilobyte for each of the files of the entry.
      if (SUBRESOURCE.test(path)) DOCUMENT_HEADERS.forEach((name) => reply.raw.removeHeader(name));
    },
  });
}

/** An error of the library for static files, such as 412 or 416, with the headers of its response. */
type FileError = Error & { statusCode?: number; headers?: Record<string, string> };

/** Replies with the status and headers of an expected error; the gateway converts all others. */
function replyToFileError(error: FileError, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode = 500, headers } = error;
  if (statusCode >= 500) throw error;
  return reply
    .status(statusCode)
    .headers({ ...headers, 'cache-control': 'no-store' })
    .send({ detail: STATUS_CODES[statusCode] });
}

/** Dashboards and bookmarks ask for this name without reading the page, which names other icons. */
function serveFavicon(fastify: FastifyInstance): void {
  fastify.get('/favicon.ico', (_request, reply) => {
    void reply.sendFile('icons/icon-64.png');
  });
}

/** One route for a thousand files: one for each takes half a second of processor time at every start. */
function serveAssets(fastify: FastifyInstance, folder: string): void {
  const names = new Set(readdirSync(join(folder, ASSETS)));
  fastify.get<{ Params: { name: string } }>(`/${ASSETS}/:name`, ({ params: { name } }, reply) => {
    // Nothing is returned: Fastify would wait for the response with one more listener than Node.js tolerates silently.
    if (names.has(name)) void reply.sendFile(`${ASSETS}/${name}`);
    else void reply.callNotFound();
  });
}

/** Replies where no route matches: with the application's page to browsers, with the JSON 404 to all others. */
export function replyToUnknownPath(routes: RouteTable, page: string | null) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (page && isPageRequest(request)) return sendPage(request, reply, page);
    const methods = routes.methodsOf(request);
    if (methods.length === 0 || methods.includes(request.method))
      return sendError(request, reply, CommonErrors.noSuchPath());
    const headers = { allow: methods.join(', '), 'cache-control': 'no-store' };
    return reply.status(405).headers(headers).send({ detail: 'Method Not Allowed' });
  };
}

/** Sends the application's page, marked for anonymous visitors; 304 to a browser that has it. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: string): FastifyReply {
  const marked = markAnonymousPage(page, request);
  const etag = `W/"${createHash('sha256').update(marked).digest('base64url')}"`;
  void reply.headers({ 'cache-control': NEVER_FROM_CACHE, vary: MARK_VARIES_BY, etag });
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  return reply.type('text/html; charset=utf-8').send(marked);
}

function isPageRequest({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0] ?? '';
  const wantsPage = (headers.accept ?? '*/*').includes('text/html') || !path.split('/').at(-1)?.includes('.');
  return (method === 'GET' || method === 'HEAD') && !/^\/(api|docs|redoc|assets)(\/|$)/.test(path) && wantsPage;
}
