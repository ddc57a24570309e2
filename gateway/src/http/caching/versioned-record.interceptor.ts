import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { tap, type Observable } from 'rxjs';
import { versionTag } from './record-version.js';

/** Sets the `ETag` of single records that accept `If-Match`. */
@Injectable()
export class VersionedRecordInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      tap((result: unknown) => {
        if (typeof result !== 'object' || result === null || !('updatedAt' in result)) return;
        void reply.header('etag', versionTag(String(result.updatedAt), reply.getHeader('etag')));
      }),
    );
  }
}
