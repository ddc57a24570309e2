import type { Recipe, ShareTokenSummary } from '@larder/contracts';
import type { ShareTokenDocument } from './share-token.schema.js';

/** Replaces the id of a hidden user or household. */
export const ANONYMOUS_ID = '00000000-0000-4000-8000-000000000000';

/** A share link in its contract shape, without its recipe. */
export function toShareToken({ _id, recipeId, groupId, expiresAt, createdAt }: ShareTokenDocument): ShareTokenSummary {
  return {
    recipeId,
    expiresAt: expiresAt.toISOString(),
    groupId,
    id: _id,
    createdAt: createdAt.toISOString(),
  };
}

/** A recipe outside of its group: without extras, and without comments if they are disabled. */
export function toSharedRecipe(recipe: Recipe): Recipe {
  return { ...recipe, extras: {}, comments: recipe.settings.disableComments ? [] : recipe.comments };
}

/** Comments with only the full names of their authors: with a username, a reader could try to sign in. */
export function withAuthorNamesOnly(recipe: Recipe): Recipe {
  const comments = recipe.comments.map((comment) => ({
    ...comment,
    userId: ANONYMOUS_ID,
    user: { id: ANONYMOUS_ID, username: null, fullName: comment.user.fullName ?? null, admin: false },
  }));
  return { ...recipe, comments };
}
