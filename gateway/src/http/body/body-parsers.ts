import { CommonErrors } from '@larder/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unreadable } from '../errors/to-app-error.js';
import { MAX_FORM_BYTES } from './body-limit.js';
import { checkJsonLimits } from './json-limits.js';
import { readBody } from './read-body.js';

const JSON_TYPE = /^application\/([\w.+-]+\+)?json/i;
const FORM_TYPE = /^application\/x-www-form-urlencoded/i;
const MULTIPART_TYPE = /^multipart\/form-data/i;

/** Leaves every body unread for `RequestBodyGuard`, which authenticates its sender first. */
export function registerBodyParsers(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
}

/** Whether the request has a body, of whatever kind. */
export function hasBody({ method, headers }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Reads a body (docs/api/conventions.md#transport): JSON, also without a content type, and form fields; anything else
 * is refused with 422, a body that is compressed with 415. An empty body counts as none, since clients send a JSON
 * content type with DELETE. Multipart forms stay unread: their routes take them piece by piece.
 */
export async function parseBody(request: FastifyRequest, maxBytes: number): Promise<unknown> {
  rejectCompressed(request);
  const type = request.headers['content-type'];
  if (type && MULTIPART_TYPE.test(type)) return undefined;
  if (type && FORM_TYPE.test(type)) return fieldsOf(await readBody(request.raw, Math.min(maxBytes, MAX_FORM_BYTES)));
  const body = await readBody(request.raw, maxBytes);
  if (type && !JSON_TYPE.test(type) && body.length > 0)
    throw unreadable('Input should be JSON or a form, as the operation is documented');
  return parseJson(request, body.toString('utf8'));
}

/** Compressed bodies are not accepted: a few bytes could decompress to gigabytes. */
function rejectCompressed({ headers }: FastifyRequest): void {
  const encoding = headers['content-encoding']?.trim().toLowerCase();
  if (encoding && encoding !== 'identity') throw CommonErrors.unsupportedEncoding();
}

function parseJson({ server }: FastifyRequest, text: string): unknown {
  if (!text.trim()) return undefined;
  checkJsonLimits(text);
  let parsed: unknown;
  // Calls back before it returns.
  void server.getDefaultJsonParser('remove', 'remove')({} as FastifyRequest, text, (error, value) => {
    if (error) throw unreadable('JSON decode error', 'json_invalid');
    parsed = value;
  });
  return parsed;
}

function fieldsOf(body: Buffer): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(body.toString('utf8')));
}
