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
      tap((answer: unknown) => {
        if (typeof answer !== 'object' || answer === null || !('updatedAt' in answer)) return;
        void reply.header('etag', versionTag(String(answer.updatedAt), reply.getHeader('etag')));
      }),
    );
  }
}
