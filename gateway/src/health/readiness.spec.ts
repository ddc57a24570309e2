import type { HealthReport } from '@larder/service-kit';
import { readinessOf } from './readiness.js';

const report = (ready: boolean, checks: Record<string, string>): HealthReport => ({ name: 'x', ready, checks });
const WELL = report(true, { nats: 'ok', redis: 'ok' });
const ALL_WELL = { identity: WELL, recipe: WELL, shopping: WELL };

describe('the readiness of the gateway', () => {
  it('is reported when everything works', () => {
    expect(readinessOf(WELL, ALL_WELL, false)).toEqual({
      status: 'ok',
      checks: { nats: 'ok', redis: 'ok' },
      services: { identity: true, recipe: true, shopping: true },
      missing: [],
    });
  });

  it('names what is missing, without reasons', () => {
    const own = report(true, { nats: 'ok', redis: 'connect ECONNREFUSED 10.0.0.1:6379' });
    const services = { ...ALL_WELL, recipe: report(true, { mongo: 'ok', files: 'no answer' }), shopping: null };
    expect(readinessOf(own, services, true)).toEqual({
      status: 'degraded',
      checks: { nats: 'ok', redis: 'down' },
      services: { identity: true, recipe: true, shopping: false },
      missing: ['redis', 'recipe/files', 'shopping'],
    });
  });

  it.each([
    ['its own required part', report(false, { nats: 'no answer' }), ALL_WELL],
    ['the database of identity', WELL, { ...ALL_WELL, identity: report(false, { mongo: 'no answer' }) }],
    ['the recipe service', WELL, { ...ALL_WELL, recipe: null }],
  ])('is not reported without %s', (_what, own, services) => {
    expect(readinessOf(own, services, true).status).toBe('unavailable');
  });

  it('is reported the first time only when every service has started', () => {
    const services = { ...ALL_WELL, shopping: null };
    expect(readinessOf(WELL, services, false).status).toBe('unavailable');
    expect(readinessOf(WELL, services, true).status).toBe('degraded');
  });
});
