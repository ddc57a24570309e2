import type { Recipe, ShareTokenSummary } from '@larder/contracts';
import type { ShareTokenDocument } from './share-token.schema.js';

export function toShareToken({ _id, recipeId, groupId, expiresAt, createdAt }: ShareTokenDocument): ShareTokenSummary {
  return {
    recipeId,
    expiresAt: expiresAt.toISOString(),
    groupId,
    id: _id,
    createdAt: createdAt.toISOString(),
  };
}

/** A recipe as it is shown outside its group: extras are for the group's own programs, comments may be turned off. */
export function shownOutside(recipe: Recipe): Recipe {
  return { ...recipe, extras: {}, comments: recipe.settings.disableComments ? [] : recipe.comments };
}
