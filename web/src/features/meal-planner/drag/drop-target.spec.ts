import { describe, expect, it } from '@jest/globals';
import { nextDay } from './drop-target.js';

describe('dragging an entry', () => {
  it('moves it to the next day by arrow key, within the range', () => {
    const days = ['2026-11-23', '2026-11-24'];
    expect([nextDay(days, days[0], 1), nextDay(days, days[1], 1), nextDay(days, undefined, -1)]).toEqual([
      '2026-11-24',
      '2026-11-24',
      '2026-11-23',
    ]);
  });
});
