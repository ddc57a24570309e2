import { checkServer } from './check-server.js';

describe('the check of a server', () => {
  it('returns the response time', async () => {
    const { latencyMs, ...check } = await checkServer('redis', () => Promise.resolve('PONG'));

    expect(check).toEqual({ name: 'redis', ok: true, error: null });
    expect(Number.isInteger(latencyMs)).toBe(true);
  });

  it('returns the reason when there was no response', async () => {
    const refused = { name: 'smtp', ok: false, latencyMs: null };
    const reject = (error: Error) => checkServer('smtp', () => Promise.reject(error));

    await expect(reject(new Error('connect ECONNREFUSED'))).resolves.toEqual({
      ...refused,
      error: 'connect ECONNREFUSED',
    });
    const aggregate = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
    await expect(reject(aggregate)).resolves.toEqual({ ...refused, error: 'ECONNREFUSED' });
  });

  it('ends when a server does not respond', async () => {
    await expect(checkServer('nats', () => new Promise(() => undefined), 20)).resolves.toEqual({
      name: 'nats',
      ok: false,
      latencyMs: null,
      error: 'no answer within 0.02 seconds',
    });
  });
});
