import { today, type PlannedRecipe } from '@larder/contracts';
import { derivedId } from '@larder/service-kit';
import type { NewTimelineEvent } from '../timeline.repository.js';

/**
 * The timeline event of a planned meal (docs/api/collaboration.md#timeline). The id is derived from the entry, so that
 * a second run adds nothing.
 */
export function cookedEvent(planned: PlannedRecipe, fullName: string, timestamp: Date): NewTimelineEvent {
  const { entryId, date, entryType, recipeId, userId } = planned;
  return {
    _id: derivedId(`made ${entryId} ${date} ${recipeId}`),
    recipeId,
    userId,
    subject: entryType === 'side' ? `${fullName} made this as a side` : `${fullName} made this for ${entryType}`,
    eventType: 'info',
    message: null,
    image: 'does not have image',
    timestamp,
  };
}

/** Whether a recipe was last made on an earlier day, or never; a later day is kept. */
export function wasCookedBefore(lastMade: Date | null, at: Date): boolean {
  return lastMade === null || today(lastMade) < today(at);
}
