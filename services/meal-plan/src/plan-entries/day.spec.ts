import type { MealType } from '@larder/contracts';
import { addDays, dayIn, sortByMeal } from './day.js';

describe('the day of a household', () => {
  it.each([
    ['Europe/Berlin', '2025-03-14T22:59:00Z', '2025-03-14'],
    ['Europe/Berlin', '2025-03-14T23:00:00Z', '2025-03-15'],
    ['America/Los_Angeles', '2025-03-14T06:59:00Z', '2025-03-13'],
    ['Pacific/Auckland', '2025-12-31T11:00:00Z', '2026-01-01'],
    ['UTC', '2025-03-14T23:59:59Z', '2025-03-14'],
    ['UTC', '0987-06-05T12:00:00Z', '0987-06-05'],
    ['Asia/Kathmandu', '2025-03-14T18:15:00Z', '2025-03-15'],
  ])('in %s at %s is %s', (zone, now, day) => {
    expect(dayIn(zone, new Date(now))).toBe(day);
  });

  it("is that of the system's time zone by default", () => {
    expect(dayIn(undefined, new Date(2025, 2, 14, 12))).toBe('2025-03-14');
  });
});

it('adds days across months, leap days and changes of clocks', () => {
  expect([addDays('2028-02-28', 1), addDays('2026-01-01', -1), addDays('2026-03-28', 2)]).toEqual([
    '2028-02-29',
    '2025-12-31',
    '2026-03-30',
  ]);
});

it('sorts the entries of a day by meal, with the order within a meal unchanged', () => {
  const entry = (entryType: MealType, title: string) => ({ entryType, title });
  const planned = [entry('side', 'a'), entry('dinner', 'b'), entry('breakfast', 'c'), entry('lunch', 'd')];

  const titles = sortByMeal([...planned, entry('dinner', 'e')]).map(({ title }) => title);

  expect(titles).toEqual(['c', 'd', 'b', 'e', 'a']);
});
