/** The parts of a point in time; the offset is in minutes east of UTC. */
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

/** Converts the parts to a Date; null for an invalid day or time (31 February, 25:00). */
export function toMoment(parts: MomentParts): Date | null {
  const { year, month, day, hour = 0, minute = 0, second = 0, millisecond = 0, offset = 0 } = parts;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day); // `Date.UTC` would interpret the year 99 as 1999
  const isDay = year >= 1 && date.getUTCFullYear() === year && date.getUTCMonth() === month - 1;
  if (!isDay || day < 1 || hour > 23 || minute > 59 || second > 59 || Math.abs(offset) > 24 * 60) return null;
  date.setUTCHours(hour, minute - offset, second, millisecond);
  return date;
}
