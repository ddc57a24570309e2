import { CommonErrors, type AppError } from '@larder/contracts';
import { currentContext, Log, logOutage } from '@larder/service-kit';
import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toAppError } from './to-app-error.js';
import { sendError } from './send-error.js';

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
    if (isCanceled(request)) return void this.log.debug('request canceled', { requestId: currentContext()?.requestId });
    const expected = toAppError(error);
    if (expected?.cause && isOutage(expected)) logOutage(this.log, expected);
    if (!expected) this.log.error('request failed', { error, requestId: currentContext()?.requestId });
    if (!reply.sent) sendError(request, reply, expected ?? CommonErrors.failed());
  }
}

/** Whether the client has closed the connection before its request was complete: no response would reach it. */
function isCanceled({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}

/** Whether a backing server of this process is unavailable; services log their own outages. */
function isOutage({ kind, params }: AppError): boolean {
  return kind === 'disk-full' || 'part' in params;
}
