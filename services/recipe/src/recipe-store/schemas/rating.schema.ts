import { aggregateSchema, type Aggregate } from '@larder/service-kit';

/** The collection. */
export const RATINGS = 'ratings';

/** A user's rating of a recipe, and whether it is a favorite. */
export interface RatingFields {
  groupId: string;
  userId: string;
  recipeId: string;
  /** Stars, at most 5; null when never rated, 0 when the rating was removed. */
  rating: number | null;
  isFavorite: boolean;
}
export type RatingDocument = Aggregate<RatingFields>;

const text = { type: String, required: true };

export const RatingSchema = aggregateSchema<RatingDocument>({
  groupId: text,
  userId: text,
  recipeId: text,
  rating: { type: Number, default: null },
  isFavorite: { type: Boolean, required: true, default: false },
});

// Partial: tombstones have no group.
RatingSchema.index(
  { groupId: 1, userId: 1, recipeId: 1 },
  { unique: true, partialFilterExpression: { groupId: { $exists: true } } },
); // one record per user and recipe; a user's ratings
RatingSchema.index({ groupId: 1, recipeId: 1 }); // a recipe's average
RatingSchema.index({ userId: 1 }); // deletion of a user
RatingSchema.index({ recipeId: 1 }); // deletion of a recipe
