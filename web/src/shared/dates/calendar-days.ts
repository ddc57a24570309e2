const DAY_MS = 86_400_000;
const FIRST_DAY = '0000-01-01';
/** The last day with a year of four digits. Without a maximum, date fields of browsers allow six. */
export const LAST_DAY = '9999-12-31';
const DAY_FORMAT = /^\d{4}-\d{2}-\d{2}$/;

// Days are texts like `2026-11-23`, without time zone. They are computed in UTC, where each day has 24 hours.

const utcMsOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayAt = (utcMs: number) => new Date(utcMs).toISOString().slice(0, 10);

/** Whether a text is a valid date. */
export function isDay(text: string | null | undefined): text is string {
  return Boolean(text && DAY_FORMAT.test(text) && new Date(utcMsOf(text)).toJSON()?.startsWith(text));
}

/** Adds a number of days; limited to years of four digits. */
export function addDays(day: string, count: number): string {
  const moment = utcMsOf(day) + count * DAY_MS;
  return dayAt(Math.min(Math.max(moment, utcMsOf(FIRST_DAY)), utcMsOf(LAST_DAY)));
}

/** The number of days from one day to another; negative when the second is earlier. */
export function daysBetween(start: string, end: string): number {
  return Math.round((utcMsOf(end) - utcMsOf(start)) / DAY_MS);
}

/** All days from one to another, both inclusive. */
export function eachDay(start: string, end: string): string[] {
  return Array.from({ length: Math.max(0, daysBetween(start, end) + 1) }, (_, index) => addDays(start, index));
}

/** The weekday of a day, 0 being Sunday. */
export function weekdayOf(day: string): number {
  return new Date(utcMsOf(day)).getUTCDay();
}

/** The first day of the week of a day. */
export function startOfWeek(day: string, firstDayOfWeek: number): string {
  return addDays(day, -((weekdayOf(day) - firstDayOfWeek + 7) % 7));
}

/** The first and last day of the month of a day. */
export function monthOf(day: string): { start: string; end: string } {
  const start = `${day.slice(0, 7)}-01`;
  const first = utcDateOf(start);
  return { start, end: dayAt(first.setUTCMonth(first.getUTCMonth() + 1, 0)) }; // day 0 is the last one before
}

/** A day as a `Date` for `Intl.DateTimeFormat` with `timeZone: 'UTC'`. */
export function utcDateOf(day: string): Date {
  return new Date(utcMsOf(day));
}
