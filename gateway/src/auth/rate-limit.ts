import { createHash } from 'node:crypto';
import { CommonErrors } from '@larder/contracts';
import { currentContext, InjectConfig, KeyValue } from '@larder/service-kit';
import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.js';

const MINUTE_MS = 60_000;
/** The span of the rarer calls. */
export const AN_HOUR_MS = 60 * MINUTE_MS;
const RULE = 'larder:rate-limit';

interface Rule {
  setting:
    | 'FORGOT_PASSWORD_RATE_LIMIT'
    | 'IMPORT_RATE_LIMIT'
    | 'INVITATION_MAIL_RATE_LIMIT'
    | 'OIDC_RATE_LIMIT'
    | 'REGISTRATION_RATE_LIMIT'
    | 'RESET_PASSWORD_RATE_LIMIT'
    | 'VALIDATOR_RATE_LIMIT';
  per: 'address' | 'user';
  /** A minute when absent. */
  withinMs?: number;
}

/** Limits how often a route may be called in a span of time, by address or by signed-in user. */
export const Limited = (rule: Rule) => SetMetadata(RULE, rule);

/** Counts calls of limited routes in Redis, so that all replicas share one count. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly keyValue: KeyValue,
    @InjectConfig() private readonly config: GatewayConfig,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const rule = this.reflector.get<Rule | undefined>(RULE, context.getHandler());
    if (!rule || !this.config.RATE_LIMIT_ENABLED) return true;
    const { withinMs = MINUTE_MS } = rule;
    const { ip } = context.switchToHttp().getRequest<FastifyRequest>();
    const caller = rule.per === 'user' ? (currentContext()?.actor?.userId ?? ip) : ip;
    const calls = await this.keyValue.increment(`rate:${rule.setting}:${hashed(caller)}`, withinMs);
    if (calls > this.config[rule.setting]) throw CommonErrors.tooMany({ retryAfterSeconds: withinMs / 1000 });
    return true;
  }
}

function hashed(caller: string): string {
  return createHash('sha256').update(caller).digest('base64url').slice(0, 22);
}
