import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unreadable } from './as-app-error.js';

type Done = (error: Error | null, body?: unknown) => void;

/**
 * Reads bodies as contract 01, section 1 says: JSON, also without a content type; form fields; anything else is refused
 * with 422. An empty body counts as none, since clients send a JSON content type with DELETE.
 */
export function registerBodyParsers(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  const parseJson = fastify.getDefaultJsonParser('remove', 'remove');
  const json = (request: FastifyRequest, body: string, done: Done): void => {
    if (!body.trim()) return done(null, undefined);
    void parseJson(request, body, (error: Error | null, value?: unknown) =>
      error ? done(unreadable('JSON decode error', 'json_invalid')) : done(null, value),
    );
  };
  fastify.addContentTypeParser(/^application\/([\w.+-]+\+)?json/, { parseAs: 'string' }, json);
  fastify.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, readForm);
  fastify.addContentTypeParser('*', { parseAs: 'string' }, (request: FastifyRequest, body: string, done: Done) =>
    request.headers['content-type'] && body
      ? done(unreadable('Input should be JSON or a form, as the operation is documented'))
      : json(request, body, done),
  );
}

function readForm(_request: FastifyRequest, body: string, done: Done): void {
  done(null, Object.fromEntries(new URLSearchParams(body)));
}
