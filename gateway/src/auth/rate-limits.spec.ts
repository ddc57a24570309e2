import type { KeyValue } from '@larder/service-kit';
import type { FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.js';
import { RateLimits } from './rate-limits.js';
import { RequestCounter } from './request-counter.js';

/** Counts in this process only. */
const keyValue = { increment: () => Promise.resolve(1) } as unknown as KeyValue;
const from = (ip: string) => ({ ip }) as FastifyRequest;

function aRateLimit(limit: number) {
  const config = { RATE_LIMIT_ENABLED: true, REQUEST_RATE_LIMIT: limit } as GatewayConfig;
  return new RateLimits(keyValue, new RequestCounter(keyValue, () => 0), config);
}

const tooMany = expect.objectContaining({ code: 'common.too-many', params: { retryAfterSeconds: 60 } }) as Error;

describe('the limit of all requests', () => {
  it('allows a network as many requests as the limit, and refuses the next', () => {
    const limits = aRateLimit(2);

    limits.countRequest(from('192.0.2.1'));
    limits.countRequest(from('192.0.2.1'));

    expect(() => limits.countRequest(from('192.0.2.1'))).toThrow(tooMany);
    expect(() => limits.countRequest(from('192.0.2.2'))).not.toThrow();
  });

  it('refuses tokens that were not checked yet once the network has reached it', () => {
    const limits = aRateLimit(1);
    expect(() => limits.refuseExhausted(from('192.0.2.1'))).not.toThrow();

    limits.countRequest(from('192.0.2.1'));

    expect(() => limits.refuseExhausted(from('192.0.2.1'))).toThrow(tooMany);
  });
});
