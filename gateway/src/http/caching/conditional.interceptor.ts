import { currentContext, InProcessServices } from '@larder/service-kit';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, of, tap, type Observable } from 'rxjs';
import { ResponseCache } from './response-cache.js';
import { responseTag, DEPENDS_ON, dependsOnMore, entryWith, NOT_MODIFIED } from './response-tag.js';

const HEADERS = { 'cache-control': 'private, no-cache' };

/**
 * Implements `@Conditional`. The version is read before the response is built, so that a tag is never newer than its
 * response. A response whose tag is still current is sent from memory.
 */
@Injectable()
export class ConditionalInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly local: InProcessServices,
    private readonly responses: ResponseCache,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const [request, reply] = [http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>()];
    const tag = this.tagOf(request, this.reflector.get<string[]>(DEPENDS_ON, context.getHandler()));
    if (!tag) return next.handle();
    const headers = { ...HEADERS, etag: `"${tag}"` };
    const entry = entryWith(tag, request.headers['if-none-match']);
    if (entry) {
      void reply.headers({ ...HEADERS, etag: entry });
      return of(NOT_MODIFIED);
    }
    const stored = this.responses.get(tag);
    const response = stored ? of(stored) : next.handle().pipe(map((body: unknown) => this.responses.store(tag, body)));
    return response.pipe(tap(() => void reply.headers(headers)));
  }

  /** Undefined while the response has no version. */
  private tagOf({ url, query }: FastifyRequest, services: string[]): string | undefined {
    const version = this.local.databaseVersion(services);
    if (version === null || dependsOnMore(query as Record<string, unknown>)) return undefined;
    return responseTag(version, currentContext()?.actor ?? null, url);
  }
}
