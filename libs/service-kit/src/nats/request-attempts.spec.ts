import { attemptMs, retryPauseMs } from './request-attempts.js';

describe('retrying a request', () => {
  it('gives a read two attempts within its time, a write one', () => {
    expect(attemptMs(10_000, true, 0)).toBe(2_500);
    expect(attemptMs(60_000, true, 0)).toBe(30_000); // work that takes long is not repeated early
    expect(attemptMs(7_500, true, 1)).toBe(7_500);
    expect(attemptMs(10_000, false, 0)).toBe(10_000);
  });

  it('repeats a read that timed out once, and a write never', () => {
    expect(retryPauseMs('timeout', true, 0)).toBe(0);
    expect(retryPauseMs('timeout', true, 1)).toBeNull();
    expect(retryPauseMs('timeout', false, 0)).toBeNull();
    expect(retryPauseMs('connection', false, 0)).toBeNull();
  });

  it('waits for a moment without responders, for any message: it was not handled', () => {
    expect(retryPauseMs('no-responders', false, 0)).toBeGreaterThan(0);
    expect(retryPauseMs('no-responders', false, 50)).toBeNull();
  });
});
