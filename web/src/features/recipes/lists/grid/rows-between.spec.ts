import { describe, expect, it } from '@jest/globals';
import { containsRange, rowsBetween } from './rows-between.js';

describe('the rows of a list near the screen', () => {
  it.each([
    ['the top of the page', 250, 100, -700, 1600, 0, 13],
    ['somewhere in the middle', -99_000, 2000, -700, 1600, 982, 1006],
    ['the end of the list', -99_000, 995, -700, 1600, 982, 994],
    ['a list still below the screen', 5000, 10, -700, 1600, 0, 0],
    ['a list scrolled past', -5000, 10, -700, 1600, 9, 9],
    ['a list of nothing', 250, 0, -700, 1600, 0, 0],
  ])('are correct for %s', (_where, top, count, from, to, firstRow, lastRow) => {
    expect(rowsBetween({ top, count, rowHeight: 100 }, from, to)).toEqual({ firstRow, lastRow });
  });

  it('include one that only touches the range, because of rounding', () => {
    expect(rowsBetween({ top: 0, count: 9, rowHeight: 100 }, 100, 300)).toEqual({ firstRow: 0, lastRow: 3 });
    expect(rowsBetween({ top: 0, count: 9, rowHeight: 100 }, 102, 298)).toEqual({ firstRow: 1, lastRow: 2 });
  });

  it.each([
    [0, 5, 2, 5, true],
    [2, 5, 2, 5, true],
    [2, 5, 1, 3, false],
    [2, 5, 4, 6, false],
  ])('from %i to %i contain those from %i to %i: %s', (firstRow, lastRow, first, last, expected) => {
    expect(containsRange({ firstRow, lastRow }, { firstRow: first, lastRow: last })).toBe(expected);
  });
});
