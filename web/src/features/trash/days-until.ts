const DAY_MS = 86_400_000;

/** Days until an ISO time, rounded up to whole days. Never below zero. */
export function daysUntil(moment: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(moment) - now) / DAY_MS));
}
