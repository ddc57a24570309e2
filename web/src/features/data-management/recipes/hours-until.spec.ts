import { describe, expect, it } from '@jest/globals';
import { hoursUntil } from './hours-until.js';

describe('the remaining time of an exported file', () => {
  const now = new Date('2026-03-01T12:00:00Z');

  it.each([
    ['2026-03-02T12:00:00Z', 24],
    ['2026-03-01T12:00:01Z', 1],
    ['2026-03-01T12:00:00Z', 0],
    ['2026-02-28T12:00:00Z', 0],
    ['soon', 0],
  ])('until %s is %i hours', (moment, hours) => {
    expect(hoursUntil(moment, now)).toBe(hours);
  });
});
