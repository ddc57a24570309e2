/** A Sunday; only its weekday matters. */
const SUNDAY = Date.UTC(2026, 0, 4);
const DAY_MS = 86_400_000;

/** The names of the days in a language, Sunday first, as the API counts them. */
export function weekdays(tag: string): string[] {
  const name = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, day) => name.format(SUNDAY + day * DAY_MS));
}
