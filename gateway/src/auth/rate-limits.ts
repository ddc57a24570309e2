import { CommonErrors } from '@larder/contracts';
import { currentContext, InjectConfig, KeyValue, networkOf } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.js';
import { RequestCounter } from './request-counter.js';
import { hashCaller } from './hash-caller.js';

const MINUTE_MS = 60_000;
/** The time window of rarely called routes. */
export const HOUR_MS = 60 * MINUTE_MS;

export interface RateLimitRule {
  setting:
    | 'AI_LINE_RATE_LIMIT'
    | 'AI_RATE_LIMIT'
    | 'BACKUP_RATE_LIMIT'
    | 'FORGOT_PASSWORD_RATE_LIMIT'
    | 'IMPORT_RATE_LIMIT'
    | 'INVITATION_MAIL_RATE_LIMIT'
    | 'OIDC_RATE_LIMIT'
    | 'REGISTRATION_RATE_LIMIT'
    | 'TEST_MAIL_RATE_LIMIT'
    | 'RESET_PASSWORD_RATE_LIMIT'
    | 'UPLOAD_RATE_LIMIT'
    | 'VALIDATOR_RATE_LIMIT';
  /** Addresses are counted by network: a client can change the rest of its IPv6 address freely. */
  per: 'address' | 'user';
  /** One minute when absent. */
  withinMs?: number;
}

/** Counts calls and throws "too many" beyond a limit. */
@Injectable()
export class RateLimits {
  constructor(
    private readonly keyValue: KeyValue,
    private readonly requests: RequestCounter,
    @InjectConfig() private readonly config: GatewayConfig,
  ) {}

  /** Counts `by` calls in Redis, so that all replicas share one count. */
  async count({ setting, per, withinMs = MINUTE_MS }: RateLimitRule, request: FastifyRequest, by = 1): Promise<void> {
    if (!this.config.RATE_LIMIT_ENABLED) return;
    const network = networkOf(addressOf(request));
    const caller = per === 'user' ? (currentContext()?.actor?.userId ?? network) : network;
    const calls = await this.keyValue.increment(`rate:${setting}:${hashCaller(caller)}`, withinMs, by);
    if (calls > this.config[setting]) throw CommonErrors.tooMany({ retryAfterSeconds: withinMs / 1000 });
  }

  /** Counts a request against the limit of all requests of a user, or of a network without a session. */
  countRequest(request: FastifyRequest): void {
    if (!this.config.RATE_LIMIT_ENABLED) return;
    const caller = currentContext()?.actor?.userId ?? networkOf(addressOf(request));
    const limit = this.config.REQUEST_RATE_LIMIT;
    if (this.requests.count(caller, limit) > limit) throw this.tooManyRequests();
  }

  /**
   * Refuses a request whose token has yet to be checked when its network has reached the limit for requests without a
   * session.
   */
  refuseExhausted(request: FastifyRequest): void {
    if (!this.config.RATE_LIMIT_ENABLED) return;
    const isExhausted = this.requests.isExhausted(networkOf(addressOf(request)), this.config.REQUEST_RATE_LIMIT);
    if (isExhausted) throw this.tooManyRequests();
  }

  private tooManyRequests() {
    return CommonErrors.tooMany({ retryAfterSeconds: this.requests.retryAfterSeconds() });
  }
}

/** Undefined once the client has disconnected, which the type does not tell. */
function addressOf({ ip }: FastifyRequest): string | undefined {
  return ip;
}
