import { addDays, utcDateOf } from './calendar-days.js';

/** Only its weekday matters. */
const SUNDAY = '2026-01-04';

/** The names of the weekdays in a language, Sunday first, as the API counts them. */
export function weekdayNames(tag: string): string[] {
  const format = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, weekday) => format.format(utcDateOf(addDays(SUNDAY, weekday))));
}
