import { isUtf8 } from 'node:buffer';
import { CommonErrors } from '@larder/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unreadableBody } from '../errors/to-app-error.js';
import { MAX_FORM_BYTES } from './body-limit.js';
import { checkJsonLimits } from './json-limits.js';
import { readBody } from './read-body.js';

const JSON_TYPE = /^application\/([\w.+-]+\+)?json/i;
const FORM_TYPE = /^application\/x-www-form-urlencoded/i;
const MULTIPART_TYPE = /^multipart\/form-data/i;

interface BodyOptions {
  maxBytes: number;
  /** Whether the route takes an urlencoded form. */
  acceptsForm: boolean;
}

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
 * Reads a body (docs/api/conventions.md#transport): JSON, also without a content type, and on routes that accept one an
 * urlencoded form; another type is refused with 422, a body that is compressed with 415. An empty body counts as none,
 * since clients send a JSON content type with DELETE. Other forms stay unread, so they count as none as well: routes
 * for uploads take multipart forms piece by piece.
 */
export async function parseBody(request: FastifyRequest, { maxBytes, acceptsForm }: BodyOptions): Promise<unknown> {
  rejectCompressed(request);
  const type = request.headers['content-type'];
  if (type && MULTIPART_TYPE.test(type)) return undefined;
  if (type && FORM_TYPE.test(type)) return acceptsForm ? readForm(request, maxBytes) : undefined;
  const body = await readBody(request.raw, maxBytes);
  if (type && !JSON_TYPE.test(type) && body.length > 0)
    throw unreadableBody('Input should be JSON or a form, as the operation is documented');
  return parseJson(request, textOf(body));
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
    if (error) throw unreadableBody('JSON decode error', 'json_invalid');
    parsed = value;
  });
  return parsed;
}

/** Other encodings are refused: their letters would be stored as replacement characters. */
function textOf(body: Buffer): string {
  if (!isUtf8(body)) throw unreadableBody('JSON decode error', 'json_invalid');
  return body.toString('utf8');
}

async function readForm({ raw }: FastifyRequest, maxBytes: number): Promise<Record<string, string>> {
  const body = await readBody(raw, Math.min(maxBytes, MAX_FORM_BYTES));
  return Object.fromEntries(new URLSearchParams(body.toString('utf8')));
}
