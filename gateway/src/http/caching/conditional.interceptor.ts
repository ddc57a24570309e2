import { currentContext } from '@larder/service-kit';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, of, tap, type Observable } from 'rxjs';
import { DataVersions } from './data-versions.js';
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
    private readonly versions: DataVersions,
    private readonly responses: ResponseCache,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> | Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const [request, reply] = [http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>()];
    if (dependsOnMore(request.query as Record<string, unknown>)) return next.handle();
    const actor = currentContext()?.actor ?? null;
    const services = this.reflector.get<string[]>(DEPENDS_ON, context.getHandler());
    const respond = (version: string | null) =>
      version === null ? next.handle() : this.respond(request, reply, next, responseTag(version, actor, request.url));
    const version = this.versions.current(services, actor);
    return version instanceof Promise ? version.then(respond) : respond(version);
  }

  private respond(request: FastifyRequest, reply: FastifyReply, next: CallHandler, tag: string): Observable<unknown> {
    const entry = entryWith(tag, request.headers['if-none-match']);
    if (entry) {
      void reply.headers({ ...HEADERS, etag: entry });
      return of(NOT_MODIFIED);
    }
    const headers = { ...HEADERS, etag: `"${tag}"` };
    const stored = this.responses.get(tag);
    const response = stored ? of(stored) : next.handle().pipe(map((body: unknown) => this.responses.store(tag, body)));
    return response.pipe(tap(() => void reply.headers(headers)));
  }
}
