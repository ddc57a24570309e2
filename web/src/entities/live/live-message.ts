import type { LiveEventName, LiveReady } from '@larder/contracts/live/live';

/** A server-sent event, as tabs of a browser forward it. */
export interface LiveMessage {
  id: string;
  name: LiveEventName;
  data: unknown;
}

export const LIVE_EVENTS: readonly LiveEventName[] = [
  'ready',
  'shopping-list',
  'meal-plan',
  'recipe',
  'import',
  'reset',
];

/** For how long the plan or the lists had not changed when a new stream was ready; 0 when the server does not say. */
export function unchangedMsOf(event: keyof NonNullable<LiveReady['unchangedMs']>, ready: unknown): number {
  const { unchangedMs } = ready as LiveReady; // sent by our own server
  return unchangedMs?.[event] ?? 0;
}
