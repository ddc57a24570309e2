import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { CommonErrors } from '@larder/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorAnswer } from '../http/error-body.js';
import type { RouteTable } from '../http/not-found.js';

const FOREVER = 'public, max-age=31536000, immutable';
const NEVER_FROM_CACHE = 'no-cache';
/** The build tool puts a hash of the content into these files' names. */
const HASHED_FOLDER = '/assets/';

/** Serves the web application: its files as they are, its page for every other path that a person may open. */
export async function registerSite(fastify: FastifyInstance, folder: string): Promise<boolean> {
  const present = existsSync(join(folder, 'index.html'));
  if (!present) return false;
  await fastify.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', path.includes(HASHED_FOLDER) ? FOREVER : NEVER_FROM_CACHE);
    },
  });
  return true;
}

/** What is answered where no route matches: the application's page to people, the JSON 404 to everything else. */
export function answerUnknownPath(routes: RouteTable, hasSite: boolean) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (hasSite && isPageRequest(request))
      return reply.header('cache-control', NEVER_FROM_CACHE).sendFile('index.html');
    if (routes.hasOtherMethod(request)) return reply.status(405).send({ detail: 'Method Not Allowed' });
    const { status, body } = errorAnswer(CommonErrors.noSuchPath());
    return reply.status(status).header('cache-control', 'no-store').send(body);
  };
}

function isPageRequest({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0] ?? '';
  const wantsPage = (headers.accept ?? '*/*').includes('text/html') || !path.split('/').at(-1)?.includes('.');
  return (method === 'GET' || method === 'HEAD') && !/^\/(api|docs|redoc|assets)(\/|$)/.test(path) && wantsPage;
}
