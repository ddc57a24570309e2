import { describe, expect, it } from '@jest/globals';
import { addDays, daysBetween, eachDay, isDay, monthOf, startOfWeek, utcDateOf, weekdayOf } from './calendar-days.js';
import { dayOf, endOfDay, isLater } from './local-days.js';
import { weekdayNames } from './weekday-names.js';

describe('a day of the calendar', () => {
  it.each([
    ['2026-11-23', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['2026-11-23T10:00', false],
    ['', false],
    [null, false],
  ])('is valid: %j, %s', (text, valid) => {
    expect(isDay(text)).toBe(valid);
  });

  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-03-01', -1, '2028-02-29'],
    ['2026-03-28', 2, '2026-03-30'], // the clocks change in Europe
    ['2026-10-24', 2, '2026-10-26'],
  ])('%s plus %i days is %s', (day, count, sum) => {
    expect(addDays(day, count)).toBe(sum);
    expect(daysBetween(day, sum)).toBe(count);
  });

  it.each([
    ['9999-12-31', 1, '9999-12-31'],
    ['0000-01-01', -1, '0000-01-01'],
  ])('stays in years of four digits: %s plus %i is %s', (day, count, sum) => {
    expect(addDays(day, count)).toBe(sum);
  });

  it('is listed with all days up to another', () => {
    expect(eachDay('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(eachDay('2026-03-01', '2026-03-01')).toEqual(['2026-03-01']);
    expect(eachDay('2026-03-02', '2026-03-01')).toEqual([]);
  });

  it.each([
    ['2026-11-23', 0, '2026-11-22'], // a Monday
    ['2026-11-23', 1, '2026-11-23'],
    ['2026-11-22', 1, '2026-11-16'],
    ['2026-01-01', 6, '2025-12-27'],
  ])('%s is in a week that begins with weekday %i on %s', (day, firstDayOfWeek, start) => {
    expect(startOfWeek(day, firstDayOfWeek)).toBe(start);
    expect(weekdayOf(start)).toBe(firstDayOfWeek);
  });

  it.each([
    ['2028-02-10', '2028-02-01', '2028-02-29'],
    ['2026-12-31', '2026-12-01', '2026-12-31'],
    ['2026-11-01', '2026-11-01', '2026-11-30'],
    ['9999-12-10', '9999-12-01', '9999-12-31'],
    ['0000-01-10', '0000-01-01', '0000-01-31'],
  ])('%s is in the month from %s to %s', (day, start, end) => {
    expect(monthOf(day)).toEqual({ start, end });
  });

  it('is formatted as itself in UTC', () => {
    expect(utcDateOf('2026-11-23').toISOString()).toBe('2026-11-23T00:00:00.000Z');
  });
});

describe('the weekdays', () => {
  it('are named in a language, Sunday first', () => {
    expect(weekdayNames('en-US')[0]).toBe('Sunday');
    expect(weekdayNames('de-DE')).toEqual([
      'Sonntag',
      'Montag',
      'Dienstag',
      'Mittwoch',
      'Donnerstag',
      'Freitag',
      'Samstag',
    ]);
  });
});

describe('a moment', () => {
  it.each([
    [new Date(2026, 0, 1, 0, 0), '2026-01-01'],
    [new Date(2026, 2, 29, 23, 59), '2026-03-29'],
    [new Date(2026, 11, 31, 23, 59), '2026-12-31'],
  ])('%s is on the local day %s', (moment, day) => {
    expect(dayOf(moment)).toBe(day);
  });

  it.each(['2026-03-29', '2026-10-25', '2026-12-31'])(
    'at the end of %s is the last second of that local day',
    (day) => {
      const end = new Date(endOfDay(day));

      expect(dayOf(end)).toBe(day);
      expect([end.getHours(), end.getMinutes(), end.getSeconds()]).toEqual([23, 59, 59]);
    },
  );

  it('is later than an earlier one, in any time zone, and than none', () => {
    expect(isLater('2026-01-01T12:00:00Z', '2026-01-01T12:30:00+01:00')).toBe(true);
    expect(isLater('2026-01-01T12:00:00Z', '2026-01-01T12:00:00Z')).toBe(false);
    expect(isLater('2026-01-01T12:00:00Z', null)).toBe(true);
  });
});
