import { RestartPolicy } from './restart-policy.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

describe('a crashed child', () => {
  it('is restarted at once the first time', () => {
    expect(new RestartPolicy().pauseAfterExit(0, 10)).toBe(0);
  });

  it('waits longer after repeated crashes, up to a second', () => {
    const policy = new RestartPolicy();
    const pauses = [0, 1, 2, 3, 4, 5, 6, 7].map((second) => policy.pauseAfterExit(second * SECOND, 10));
    expect(pauses).toEqual([0, 100, 200, 500, 1_000, 1_000, 1_000, 1_000]);
  });

  it('is restarted at once after it worked for a while, any number of times', () => {
    const policy = new RestartPolicy();
    for (let times = 0; times < 100; times += 1)
      expect(policy.pauseAfterExit(times * 3 * SECOND, 2.5 * SECOND)).toBe(0);
  });

  it('is restarted at once when its earlier crashes are more than a minute ago', () => {
    const policy = new RestartPolicy();
    [0, 1, 2, 3].forEach((second) => policy.pauseAfterExit(second * SECOND, 10));
    expect(policy.pauseAfterExit(2 * MINUTE, 10)).toBe(0);
  });
});

describe('a child that cannot start', () => {
  it('is retried with growing pauses, and given up after a minute', () => {
    const policy = new RestartPolicy();
    const pauses = [policy.pauseAfterExit(0, 10)];
    let now = 0;
    for (
      let pause = policy.pauseAfterFailedStart(now);
      pause !== undefined;
      pause = policy.pauseAfterFailedStart(now)
    ) {
      pauses.push(pause);
      now += pause + SECOND;
    }
    expect(pauses.slice(0, 8)).toEqual([0, 100, 200, 500, 1_000, 2_000, 5_000, 5_000]);
    expect(now).toBeGreaterThanOrEqual(MINUTE);
    expect(now).toBeLessThan(MINUTE + 10 * SECOND);
  });

  it('is not given up after a few slow failures', () => {
    const policy = new RestartPolicy();
    const outcomes = [0, 30, 60, 90, 120].map((second) => policy.pauseAfterFailedStart(second * SECOND) === undefined);
    expect(outcomes).toEqual([false, false, false, false, true]);
  });

  it('is not given up when it was ready in between', () => {
    const policy = new RestartPolicy();
    [0, 20, 40, 59].forEach((second) => policy.pauseAfterFailedStart(second * SECOND));
    policy.pauseAfterExit(70 * SECOND, 10);
    expect(policy.pauseAfterFailedStart(90 * SECOND)).toBe(500);
  });
});
