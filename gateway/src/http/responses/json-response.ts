import { Json } from '@larder/contracts';
import { StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { EncodedResponse } from '../caching/response-cache.js';

/**
 * The body for the result of a handler: JSON, bare strings and `null` included, unless it is a file or was sent
 * already. API responses, files included, are not cacheable by default.
 */
export function toJsonResponse(reply: FastifyReply, result: unknown): unknown {
  if (reply.sent) return result;
  if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  if (result instanceof StreamableFile) return result;
  void reply.type('application/json; charset=utf-8');
  if (result instanceof EncodedResponse) return result.bytes;
  return result instanceof Json ? result.text : JSON.stringify(result ?? null);
}
