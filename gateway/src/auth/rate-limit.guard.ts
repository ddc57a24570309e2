import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { RateLimits, type RateLimitRule } from './rate-limits.js';

export const RATE_LIMIT = 'larder:rate-limit';
export const SKIP_RATE_LIMIT = 'larder:unlimited';

/** Limits how often a route may be called within a time window, by address or by signed-in user. */
export const RateLimit = (rule: RateLimitRule) => SetMetadata(RATE_LIMIT, rule);

/**
 * Exempts a controller from the limit of all requests: a page loads hundreds of images, and probes are sent every
 * second.
 */
export const SkipRateLimit = () => SetMetadata(SKIP_RATE_LIMIT, true);

/** Counts every request, and calls of limited routes once more. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (!this.reflector.get<boolean | undefined>(SKIP_RATE_LIMIT, context.getClass()))
      this.limits.countRequest(request);
    const rule = this.reflector.get<RateLimitRule | undefined>(RATE_LIMIT, context.getHandler());
    if (rule) await this.limits.count(rule, request);
    return true;
  }
}
