import { AppError, CommonErrors, type Actor } from '@larder/contracts';
import { negotiateLocale } from '@larder/locales';
import { InjectConfig, setActor } from '@larder/service-kit';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.js';
import { accessOf, type Access } from './access.js';
import { isSameSite } from './same-site.js';
import { TokenCache } from './token-cache.js';
import { tokenOf } from './token-of.js';

/** Answers "who is it?" for every route, and lets only those through for whom the route is. */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: TokenCache,
    @InjectConfig() private readonly config: GatewayConfig,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = accessOf(this.reflector, context);
    const actor = await this.actorFor(context.switchToHttp().getRequest<FastifyRequest>(), access);
    setActor(actor);
    if (access === 'administrators' && !actor?.admin) throw CommonErrors.forbidden();
    return true;
  }

  private async actorFor(request: FastifyRequest, access: Access): Promise<Actor | null> {
    const sent = tokenOf(request);
    if (!sent) {
      if (access === 'everybody') return null;
      throw CommonErrors.notAuthenticated();
    }
    if (sent.by === 'cookie' && !isSameSite(request, this.config.CORS_ORIGINS)) throw CommonErrors.crossSite();
    return access === 'everybody' ? this.actorIfValid(sent.token, request) : this.actorOf(sent.token, request);
  }

  private async actorOf(token: string, request: FastifyRequest): Promise<Actor> {
    const { actor } = await this.tokens.identityOf(token);
    return { ...actor, locale: negotiateLocale(request.headers['accept-language']) };
  }

  /** An expired cookie must not keep anybody from the login page. */
  private async actorIfValid(token: string, request: FastifyRequest): Promise<Actor | null> {
    try {
      return await this.actorOf(token, request);
    } catch (error) {
      if (error instanceof AppError && error.kind === 'unauthenticated') return null;
      throw error;
    }
  }
}
