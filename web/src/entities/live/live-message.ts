import type { LiveEventName } from '@larder/contracts/live/live';

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
