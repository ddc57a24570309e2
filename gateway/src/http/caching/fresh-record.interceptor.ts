import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { tap, type Observable } from 'rxjs';

const NEVER_CACHED = 'no-cache, no-store, must-revalidate';

/**
 * Sets `Last-Modified` of single records that have one, and forbids caching them
 * (docs/api/conventions.md#conditional-requests) unless the client can revalidate them.
 */
@Injectable()
export class FreshRecordInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(tap((result: unknown) => markFresh(reply, result)));
  }
}

function markFresh(reply: FastifyReply, result: unknown): void {
  if (typeof result !== 'object' || result === null || !('updatedAt' in result)) return;
  const changed = new Date(String(result.updatedAt));
  if (Number.isNaN(changed.getTime())) return;
  void reply.header('last-modified', changed.toUTCString());
  if (!reply.hasHeader('cache-control')) void reply.header('cache-control', NEVER_CACHED);
}
