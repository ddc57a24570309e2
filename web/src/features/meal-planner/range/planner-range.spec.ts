import { describe, expect, it } from '@jest/globals';
import { defaultRange, rangeBetween, adjacentRange, readRange, writeRange } from './planner-range.js';

const context = {
  today: '2026-11-25', // a Wednesday
  firstDayOfWeek: 1,
  preferences: { days: 7, fromStartOfWeek: false },
};
const read = (query: string) => readRange(new URLSearchParams(query), context);

describe('the range of the planner', () => {
  it.each([
    ['a week from today', 7, false, '2026-11-25', '2026-12-01'],
    ['the week that today is in', 7, true, '2026-11-23', '2026-11-29'],
    ['today alone', 1, false, '2026-11-25', '2026-11-25'],
    ['past days for a negative number', -7, false, '2026-11-19', '2026-11-25'],
  ])('is %s by default', (_what, days, fromStartOfWeek, start, end) => {
    expect(defaultRange({ ...context, preferences: { days, fromStartOfWeek } })).toEqual({ start, end });
  });

  it('is read from the URL, with its days in either order', () => {
    expect(read('start=2026-12-05&end=2026-12-01')).toEqual({ view: 'days', start: '2026-12-01', end: '2026-12-05' });
    expect(read('month=2028-02')).toEqual({ view: 'month', start: '2028-02-01', end: '2028-02-29' });
  });

  it.each(['start=2026-02-30&end=2026-03-01', 'month=2026-13', 'start=soon'])('is the default for %s', (query) => {
    expect(read(query)).toEqual({ view: 'days', start: '2026-11-25', end: '2026-12-01' });
  });

  it('is limited to two months', () => {
    expect(rangeBetween('2026-01-01', '2030-01-01')).toEqual({ start: '2026-01-01', end: '2026-03-03' });
  });

  it('moves by its own length, and by months', () => {
    expect(adjacentRange(read(''), 1)).toEqual({ view: 'days', start: '2026-12-02', end: '2026-12-08' });
    expect(adjacentRange(read('month=2026-01'), -1)).toEqual({
      view: 'month',
      start: '2025-12-01',
      end: '2025-12-31',
    });
    expect(adjacentRange(read('month=2026-01'), 1)).toEqual({ view: 'month', start: '2026-02-01', end: '2026-02-28' });
  });

  it.each([
    ['month=9999-12', 1],
    ['month=0000-01', -1],
    ['start=9999-12-31&end=9999-12-31', 1],
    ['start=0000-01-01&end=0000-01-01', -1],
  ] as const)('does not move beyond the calendar: %s by %i', (query, direction) => {
    expect(adjacentRange(read(query), direction)).toEqual(read(query));
  });

  it('is restored from the URL it was written to', () => {
    for (const query of ['start=2026-12-01&end=2026-12-05', 'month=2026-11'])
      expect(new URLSearchParams(writeRange(read(query))).toString()).toBe(query);
  });
});
