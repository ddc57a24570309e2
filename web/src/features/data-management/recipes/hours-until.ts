const HOUR_MS = 3_600_000;

/** Whole hours left until a time, rounded up; 0 when it has passed or is invalid. */
export function hoursUntil(moment: string, now: Date): number {
  const remaining = Date.parse(moment) - now.getTime();
  return remaining > 0 ? Math.ceil(remaining / HOUR_MS) : 0;
}
