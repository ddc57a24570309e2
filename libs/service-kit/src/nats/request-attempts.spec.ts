import { attemptMs, retryPauseMs } from './request-attempts.js';

describe('retrying a request', () => {
  it('splits the time of a read into two attempts, and allots a write the whole time', () => {
    expect(attemptMs(10_000, true, 0)).toBe(2_500);
    expect(attemptMs(60_000, true, 0)).toBe(30_000); // long reads are not repeated early
    expect(attemptMs(7_500, true, 1)).toBe(7_500);
    expect(attemptMs(10_000, false, 0)).toBe(10_000);
  });

  it('repeats a read once after a timeout, and a write never', () => {
    expect(retryPauseMs('timeout', true, 0)).toBe(0);
    expect(retryPauseMs('timeout', true, 1)).toBeNull();
    expect(retryPauseMs('timeout', false, 0)).toBeNull();
    expect(retryPauseMs('connection', false, 0)).toBeNull();
  });

  it('retries any message without responders, since it was not handled', () => {
    expect(retryPauseMs('no-responders', false, 0)).toBeGreaterThan(0);
    expect(retryPauseMs('no-responders', false, 50)).toBeNull();
  });
});
