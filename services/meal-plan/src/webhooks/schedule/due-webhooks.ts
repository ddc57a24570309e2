import { DateTime } from 'luxon';

/** The schedule of a webhook: a time of day, `HH:MM:SS`, in a time zone; UTC when absent. */
interface Timing {
  scheduledTime: string;
  timeZone: string | null;
}

/** A period after `from`, up to and including `to`. */
export interface Window {
  from: Date;
  to: Date;
}

/**
 * The time within a window of less than a day at which a webhook is due; null when it is not. When clocks change, a
 * skipped hour counts as the next one, and a repeated hour counts once, the first time.
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
