/** The window in which notifications of one topic are counted, in milliseconds. */
export const BURST_MS = 10_000;
/** Notifications per window that are sent individually; the rest is summarized. */
export const MAX_SINGLE = 10;

/** The counter for a topic of a notifier at a time, and when its window ends. */
export function burstAt(notifierId: string, topic: string, now: number): { countKey: string; endsAt: Date } {
  const window = Math.floor(now / BURST_MS);
  return { countKey: `burst_${notifierId}_${topic}_${window}`, endsAt: new Date((window + 1) * BURST_MS) };
}

/** Whether the notification with this number is sent individually. */
export function isSentSingly(count: number): boolean {
  return count <= MAX_SINGLE;
}
