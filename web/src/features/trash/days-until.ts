const DAY_MS = 86_400_000;

/** Days until a moment, as an ISO time; the day that has begun counts. Never below zero. */
export function daysUntil(moment: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(moment) - now) / DAY_MS));
}
