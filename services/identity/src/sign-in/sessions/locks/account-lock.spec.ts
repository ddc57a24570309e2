import { expiredBefore, isLocked } from './account-lock.js';

const HOUR_MS = 3_600_000;
const now = new Date('2026-03-01T12:00:00Z');
const hoursAgo = (hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);

describe('a lock', () => {
  it.each([
    ['never set', undefined, false],
    ['just set', now, true],
    ['set less than the lock time ago', hoursAgo(23.99), true],
    ['expired, though not removed yet', hoursAgo(24), false],
  ])('that was %s', (_when, lockedAt, expected) => {
    expect(isLocked(lockedAt, 24, now)).toBe(expected);
  });

  it('has expired from the time at which unlocking removes it', () => {
    const end = expiredBefore(24, now);

    expect([isLocked(end, 24, now), isLocked(new Date(end.getTime() + 1), 24, now)]).toEqual([false, true]);
  });
});
