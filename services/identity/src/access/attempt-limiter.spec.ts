import { fn } from 'jest-mock';
import type { KeyValue } from '@larder/service-kit';
import { AttemptLimiter } from './attempt-limiter.js';

const WINDOW_MS = 60_000;

function aLimiter() {
  let count = 0;
  const keyValue = {
    increment: () => Promise.resolve((count += 1)),
    decrement: () => Promise.resolve((count -= 1)),
    ttlMs: () => Promise.resolve(1_500),
  };
  const onExceeded = fn();
  const limit = { key: 'attempts', limit: 2, windowMs: WINDOW_MS, onExceeded };
  return { limiter: new AttemptLimiter(keyValue as unknown as KeyValue), limit, onExceeded };
}

describe('AttemptLimiter', () => {
  it('refuses attempts beyond the limit with the time until the window ends, and reports the first of them', async () => {
    const { limiter, limit, onExceeded } = aLimiter();
    await limiter.count(limit);
    await limiter.count(limit);
    expect(onExceeded).not.toHaveBeenCalled();

    for (let attempt = 0; attempt < 2; attempt += 1)
      await expect(limiter.count(limit)).rejects.toMatchObject({
        code: 'common.too-many',
        params: { retryAfterSeconds: 2 },
      });
    expect(onExceeded).toHaveBeenCalledTimes(1);
  });

  it('counts failures, and no successes', async () => {
    const { limiter, limit } = aLimiter();
    const fail = () => Promise.reject(new Error('wrong'));

    for (let attempt = 0; attempt < 5; attempt += 1)
      await expect(limiter.countFailure(limit, () => Promise.resolve('right'))).resolves.toBe('right');
    for (let attempt = 0; attempt < 2; attempt += 1)
      await expect(limiter.countFailure(limit, fail)).rejects.toThrow('wrong');
    await expect(limiter.countFailure(limit, fail)).rejects.toMatchObject({ code: 'common.too-many' });
  });
});
