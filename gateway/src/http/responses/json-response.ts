import { Json } from '@larder/contracts';
import { StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { EncodedResponse } from '../caching/response-cache.js';

/**
 * The body for the result of a handler: JSON, bare strings and `null` included, unless it is a file or was sent
 * already. API responses are not cacheable by default.
 */
export function toJsonResponse(reply: FastifyReply, answer: unknown): unknown {
  if (answer instanceof StreamableFile || reply.sent) return answer;
  if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  void reply.type('application/json; charset=utf-8');
  if (answer instanceof EncodedResponse) return answer.bytes;
  return answer instanceof Json ? answer.text : JSON.stringify(answer ?? null);
}
