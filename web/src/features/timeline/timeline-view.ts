import type { TimelineEventType } from '@larder/contracts/recipe/social/timeline';
import { definePreference } from '../../shared/hooks/preference.js';

export const EVENT_TYPES: readonly TimelineEventType[] = ['comment', 'info', 'system'];

export interface TimelineView {
  hidden: TimelineEventType[];
  oldestFirst: boolean;
}

/** The filter and order of the timeline, stored in this browser. */
export const timelineView = definePreference<TimelineView>(
  'timeline-preferences',
  { hidden: [], oldestFirst: false },
  isTimelineView,
);

/** The view with a kind of event shown or hidden. */
export function withTypeVisible(view: TimelineView, type: TimelineEventType, on: boolean): TimelineView {
  return { ...view, hidden: EVENT_TYPES.filter((each) => (each === type ? !on : view.hidden.includes(each))) };
}

function isTimelineView(stored: unknown): stored is TimelineView {
  if (typeof stored !== 'object' || stored === null) return false;
  const { hidden, oldestFirst } = stored as Record<string, unknown>; // validated below
  return (
    typeof oldestFirst === 'boolean' &&
    Array.isArray(hidden) &&
    hidden.every((type) => EVENT_TYPES.some((each) => each === type))
  );
}
