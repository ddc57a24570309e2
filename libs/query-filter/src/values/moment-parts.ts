/** A moment as people write it; the offset is in minutes east of UTC. */
export interface MomentParts {
  year: number;
  month: number;
  day: number;
  hour?: number;
  minute?: number;
  second?: number;
  millisecond?: number;
  offset?: number;
}

/** The moment, null when there is no such day or time (31 February, 25 o'clock). */
export function toMoment(parts: MomentParts): Date | null {
  const { year, month, day, hour = 0, minute = 0, second = 0, millisecond = 0, offset = 0 } = parts;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day); // `Date.UTC` would take the year 99 for 1999
  const isDay = year >= 1 && date.getUTCFullYear() === year && date.getUTCMonth() === month - 1;
  if (!isDay || day < 1 || hour > 23 || minute > 59 || second > 59 || Math.abs(offset) > 24 * 60) return null;
  date.setUTCHours(hour, minute - offset, second, millisecond);
  return date;
}
