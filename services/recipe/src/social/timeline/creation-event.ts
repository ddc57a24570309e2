import { derivedId } from '@larder/service-kit';
import type { RecipeHome } from '../../recipe-store/index.js';
import type { NewTimelineEvent } from './timeline.repository.js';

/** A recipe with the fields that its first event needs. */
export interface CreatedRecipe extends RecipeHome {
  _id: string;
  createdAt: Date;
}

/** The first event of a recipe. Its id follows from the recipe's, so that it is never there twice. */
export function creationEvent({ _id: recipeId, userId, createdAt }: CreatedRecipe): NewTimelineEvent {
  return {
    _id: derivedId(`recipe created ${recipeId}`),
    recipeId,
    userId,
    subject: 'Recipe Created',
    eventType: 'system',
    message: null,
    image: 'does not have image',
    timestamp: createdAt,
  };
}
