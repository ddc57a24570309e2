import type { DirectoryUser, RecipeComment } from '@larder/contracts';
import type { CommentDocument } from '../../recipe-store/index.js';

/** A comment with the public fields of its author; an author the directory does not have yet has no name. */
export function toComment(document: CommentDocument, author: DirectoryUser | undefined): RecipeComment {
  const { _id, recipeId, userId, text, createdAt, updatedAt } = document;
  return {
    recipeId,
    text,
    id: _id,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    userId,
    user: {
      id: userId,
      username: author?.username ?? null,
      fullName: author?.fullName ?? null,
      admin: author?.admin ?? false,
    },
  };
}
