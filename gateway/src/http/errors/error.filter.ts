import { CommonErrors, type AppError } from '@larder/contracts';
import { negotiateLocale } from '@larder/locales';
import { currentContext, Log, logOutage } from '@larder/service-kit';
import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toAppError } from './to-app-error.js';
import { toErrorResponse } from './error-response.js';

/**
 * Turns every failure into an error body (docs/api/conventions.md#errors); a bug is logged with its stack and reported
 * without details.
 */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly log: Log) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const request = http.getRequest<FastifyRequest>();
    if (isCanceled(request))
      return void this.log.debug('request cancelled', { requestId: currentContext()?.requestId });
    const expected = toAppError(error);
    if (expected?.cause && isOutage(expected)) logOutage(this.log, expected);
    if (!expected) this.log.error('request failed', { error, requestId: currentContext()?.requestId });
    if (reply.sent) return;
    const { status, body, headers } = toErrorResponse(
      expected ?? CommonErrors.failed(),
      negotiateLocale(request.headers['accept-language']),
    );
    void reply
      .status(status)
      .headers({ ...headers, 'cache-control': 'no-store' })
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(body));
  }
}

/** Whether the client has closed the connection before its request was complete: no answer would reach it. */
function isCanceled({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}

/** Whether a backing server of this process is unavailable; services log their own outages. */
function isOutage({ kind, params }: AppError): boolean {
  return kind === 'disk-full' || 'part' in params;
}
