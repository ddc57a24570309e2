import type { LiveEventName } from '@larder/contracts/live/live';

/** A server-sent event, as the tabs of a browser pass it on. */
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
