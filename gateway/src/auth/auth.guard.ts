import { AppError, CommonErrors, PAGE_USER_HEADER, type Actor } from '@larder/contracts';
import { negotiateLocale } from '@larder/locales';
import { InjectConfig, setActor } from '@larder/service-kit';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.js';
import { accessOf, type Access } from './access.js';
import { RateLimits } from './rate-limits.js';
import { isSameSite } from './same-site.js';
import { TokenCache } from './token-cache.js';
import { readToken } from './request-token.js';

/** Authenticates the caller of every route and checks the route's access. */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: TokenCache,
    private readonly limits: RateLimits,
    @InjectConfig() private readonly config: GatewayConfig,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = accessOf(this.reflector, context);
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const actor = await this.actorFor(request, access).catch((error: unknown) => this.countRefused(request, error));
    setActor(actor);
    if (access === 'administrators' && !actor?.admin) throw CommonErrors.forbidden();
    return true;
  }

  /** Refused requests never reach the guard that counts requests, so they are counted here. */
  private countRefused(request: FastifyRequest, error: unknown): never {
    this.limits.countRequest(request);
    throw error;
  }

  private async actorFor(request: FastifyRequest, access: Access): Promise<Actor | null> {
    const token = readToken(request);
    if (!token) {
      if (access === 'public') return null;
      throw CommonErrors.notAuthenticated();
    }
    if (token.by === 'cookie' && !isSameSite(request, this.config.CORS_ORIGINS)) throw CommonErrors.crossSite();
    if (access === 'public') return this.actorIfValid(token.token, request);
    const actor = await this.actorOf(token.token, request);
    if (token.by === 'cookie' && isOfAnotherUser(request, actor)) throw CommonErrors.notAuthenticated();
    return actor;
  }

  private async actorOf(token: string, request: FastifyRequest): Promise<Actor> {
    if (!this.tokens.has(token)) this.limits.refuseExhausted(request);
    const { actor } = await this.tokens.identityOf(token);
    return { ...actor, locale: negotiateLocale(request.headers['accept-language']) };
  }

  /** An expired cookie must not block the login page. */
  private async actorIfValid(token: string, request: FastifyRequest): Promise<Actor | null> {
    try {
      return await this.actorOf(token, request);
    } catch (error) {
      if (error instanceof AppError && error.kind === 'unauthenticated') return null;
      throw error;
    }
  }
}

/** Whether the page was opened in the session of another user, before another tab signed in. */
function isOfAnotherUser({ headers }: FastifyRequest, actor: Actor): boolean {
  const userId = headers[PAGE_USER_HEADER];
  return userId !== undefined && userId !== actor.userId;
}
