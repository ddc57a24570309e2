import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { tap, type Observable } from 'rxjs';

const NEVER_KEPT = 'no-cache, no-store, must-revalidate';

/**
 * Single records that know when they changed say so in `Last-Modified`, and are not to be kept
 * (docs/api/conventions.md#conditional-requests) unless the client can ask whether they are still the same.
 */
@Injectable()
export class FreshRecordInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(tap((answer: unknown) => markFresh(reply, answer)));
  }
}

function markFresh(reply: FastifyReply, answer: unknown): void {
  if (typeof answer !== 'object' || answer === null || !('updatedAt' in answer)) return;
  const changed = new Date(String(answer.updatedAt));
  if (Number.isNaN(changed.getTime())) return;
  void reply.header('last-modified', changed.toUTCString());
  if (!reply.hasHeader('cache-control')) void reply.header('cache-control', NEVER_KEPT);
}
