import type { AppError } from '@larder/contracts';
import { negotiateLocale } from '@larder/locales';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toErrorResponse } from './error-response.js';

/** Sends the error response of a request, in the language of its caller (docs/api/conventions.md#errors). */
export function sendError(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  const locale = negotiateLocale(request.headers['accept-language']);
  const { status, body, headers } = toErrorResponse(error, locale);
  return reply
    .status(status)
    .headers({ ...headers, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}
