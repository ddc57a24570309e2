import { derivedId } from '@larder/service-kit';
import type { CommentDocument } from '../schemas/comment.schema.js';
import type { RatingDocument } from '../schemas/rating.schema.js';
import type { RecipeDocument, TrashContent } from '../schemas/recipe-document.js';

/** Maximum length of the comments of a deleted recipe, in characters: the size of a document is limited. */
const MAX_COMMENTS_LENGTH = 2_000_000;

/** What recipes that are deleted together have in common. */
type Deletion = Pick<TrashContent, 'groupId' | 'at' | 'by'>;

/** The records about recipes that are deleted together; comments are newest first. */
interface AboutRecipes {
  ratings: RatingDocument[];
  comments: CommentDocument[];
}

/** The trash content of a recipe that is being deleted. */
export function trashContent(
  recipe: RecipeDocument,
  deletion: Deletion,
  { ratings, comments }: AboutRecipes,
): TrashContent {
  const isOfRecipe = ({ recipeId }: { recipeId: string }) => recipeId === recipe._id;
  return {
    ...deletion,
    recipe: withoutJoins(recipe),
    ratings: ratings.filter(isOfRecipe).map(({ userId, rating, isFavorite }) => ({ userId, rating, isFavorite })),
    comments: newest(comments.filter(isOfRecipe)),
  };
}

/** The write that restores a rating of a recipe. Idempotent. */
export function ratingWrite(
  { groupId, recipeId }: Pick<RatingDocument, 'groupId' | 'recipeId'>,
  { userId, ...rating }: TrashContent['ratings'][number],
  now: Date,
) {
  const _id = derivedId(`rating ${recipeId} ${userId}`);
  const fields = { _id, ...rating, revision: 0, createdAt: now, updatedAt: now };
  return { updateOne: { filter: { groupId, userId, recipeId }, update: { $setOnInsert: fields }, upsert: true } };
}

/** The write that restores a comment. Idempotent. */
export function commentWrite({ _id, ...comment }: CommentDocument) {
  return { updateOne: { filter: { _id }, update: { $setOnInsert: comment }, upsert: true } };
}

/** A recipe without joined records and outbox. */
function withoutJoins(recipe: RecipeDocument): RecipeDocument {
  const {
    comments: _comments,
    outbox: _outbox,
    outboxSince: _since,
    ...fields
  } = recipe as RecipeDocument & {
    comments?: unknown;
    outbox?: unknown;
    outboxSince?: unknown;
  };
  return fields;
}

/** The newest comments, up to the maximum length. */
function newest(comments: CommentDocument[]): CommentDocument[] {
  let length = 0;
  return comments.filter(({ text }) => (length += text.length) <= MAX_COMMENTS_LENGTH);
}
