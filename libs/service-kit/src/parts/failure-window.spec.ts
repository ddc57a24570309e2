import { FailureWindow } from './failure-window.js';

describe('the failures of a part', () => {
  it('lead to longer pauses, and finally to no restart', () => {
    const window = new FailureWindow([0, 100, 500], () => 0);

    expect([window.next(), window.next(), window.next(), window.next()]).toEqual([0, 100, 500, null]);
  });

  it('are ignored after a minute', () => {
    let now = 0;
    const window = new FailureWindow([0, 100], () => now);
    window.next();
    now = 30_000;
    window.next();
    now = 60_000;

    expect(window.next()).toBe(100);
    now = 120_000;
    expect(window.next()).toBe(0);
  });
});
