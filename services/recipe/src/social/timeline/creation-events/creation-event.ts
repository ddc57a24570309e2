import { CREATION_SUBJECT } from '@larder/contracts';
import { derivedId } from '@larder/service-kit';
import type { RecipeOwnership } from '../../../recipe-store/index.js';
import type { NewTimelineEvent } from '../timeline.repository.js';

/** The fields of a recipe for its creation event. */
export interface CreatedRecipe extends RecipeOwnership {
  _id: string;
  createdAt: Date;
}

/** The creation event of a recipe. Its id is derived from the recipe's, so that it is stored once. */
export function creationEvent({ _id: recipeId, userId, createdAt }: CreatedRecipe): NewTimelineEvent {
  return {
    _id: derivedId(`recipe created ${recipeId}`),
    recipeId,
    userId,
    subject: CREATION_SUBJECT,
    eventType: 'system',
    message: null,
    image: 'does not have image',
    timestamp: createdAt,
  };
}
