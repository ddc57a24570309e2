import type { TimelineEvent } from '@larder/contracts';
import type { TimelineDocument } from './timeline.schema.js';

/** An event in its contract shape, with the household of its recipe. */
export function toTimelineEvent(document: TimelineDocument, householdId: string): TimelineEvent {
  return {
    recipeId: document.recipeId,
    userId: document.userId,
    subject: document.subject,
    eventType: document.eventType,
    eventMessage: document.message,
    image: document.image,
    timestamp: document.timestamp.toISOString(),
    id: document._id,
    groupId: document.groupId,
    householdId,
    createdAt: document.createdAt.toISOString(),
    updatedAt: document.updatedAt.toISOString(),
  };
}
