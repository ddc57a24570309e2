import { DateTime } from 'luxon';

/** When something is called: a time of day, `HH:MM:SS`, in a zone; in UTC without one. */
interface Timing {
  scheduledTime: string;
  timeZone: string | null;
}

/** After `from`, up to and including `to`. */
export interface Window {
  from: Date;
  to: Date;
}

/**
 * The moment within a window of less than a day at which a webhook is due; null when it is not. An hour that is left out
 * when clocks change counts as the next one, of an hour that comes twice the first counts.
 */
export function dueAt({ scheduledTime, timeZone }: Timing, { from, to }: Window): Date | null {
  const [hour = 0, minute = 0, second = 0] = scheduledTime.split(':').map((part) => Math.floor(Number(part)));
  const zone = timeZone ?? 'UTC';
  for (const { year, month, day } of [from, to].map((moment) => DateTime.fromJSDate(moment, { zone }))) {
    const due = DateTime.fromObject({ year, month, day, hour, minute, second }, { zone }).toJSDate();
    if (from < due && due <= to) return due;
  }
  return null;
}
