/** How long what belongs together is counted, in milliseconds. */
export const BURST_MS = 10_000;
/** Notifications that are sent singly within that time; the rest is summarized. */
export const MAX_SINGLE = 10;

/** The counter for a topic of a notifier at a moment, and the moment when it ends. */
export function burstAt(notifierId: string, topic: string, now: number): { countKey: string; endsAt: Date } {
  const window = Math.floor(now / BURST_MS);
  return { countKey: `burst_${notifierId}_${topic}_${window}`, endsAt: new Date((window + 1) * BURST_MS) };
}

/** Whether the notification with this number is sent by itself. */
export function isSentSingly(count: number): boolean {
  return count <= MAX_SINGLE;
}
