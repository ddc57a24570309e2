import { InjectConfig } from '@larder/service-kit';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { accessOf } from '../../auth/access.js';
import type { GatewayConfig } from '../../config.js';
import { ACCEPTS_FORM } from './accepts-form.js';
import { BODY_LIMIT, MAX_ANONYMOUS_BYTES } from './body-limit.js';
import { hasBody, parseBody } from './body-parsers.js';

/**
 * Reads and parses the body, as the last guard: only for callers who may call the route and are within their rate
 * limit, and no more bytes than the route needs.
 */
@Injectable()
export class RequestBodyGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    @InjectConfig() private readonly config: GatewayConfig,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (hasBody(request)) request.body = await parseBody(request, this.optionsOf(context));
    return true;
  }

  private optionsOf(context: ExecutionContext) {
    const acceptsForm = this.reflector.get<true | undefined>(ACCEPTS_FORM, context.getHandler()) ?? false;
    return { maxBytes: this.maxBytesOf(context), acceptsForm };
  }

  private maxBytesOf(context: ExecutionContext): number {
    if (accessOf(this.reflector, context) === 'public') return MAX_ANONYMOUS_BYTES;
    return this.reflector.get<number | undefined>(BODY_LIMIT, context.getHandler()) ?? this.config.MAX_JSON_SIZE;
  }
}
