import { Json } from '@larder/contracts';
import {
  Injectable,
  StreamableFile,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';

/** Writes every answer as JSON, bare strings and `null` included; API answers are not to be cached unless they say so. */
@Injectable()
export class JsonAnswerInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next
      .handle()
      .pipe(
        map((answer: unknown) => (answer instanceof StreamableFile || reply.sent ? answer : asJson(reply, answer))),
      );
  }
}

function asJson(reply: FastifyReply, answer: unknown): string {
  if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  void reply.type('application/json; charset=utf-8');
  return answer instanceof Json ? answer.text : JSON.stringify(answer ?? null);
}
