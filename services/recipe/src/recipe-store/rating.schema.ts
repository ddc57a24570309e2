import { aggregateSchema, type Aggregate } from '@larder/service-kit';

/** The collection. */
export const RATINGS = 'ratings';

/** What one user thinks of one recipe. */
export interface RatingFields {
  groupId: string;
  userId: string;
  recipeId: string;
  /** Stars, at most 5; null when never given, 0 when taken back. */
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

// Partial: what a removed rating leaves behind until its event is published has no group.
RatingSchema.index(
  { groupId: 1, userId: 1, recipeId: 1 },
  { unique: true, partialFilterExpression: { groupId: { $exists: true } } },
); // one record per user and recipe; a user's ratings
RatingSchema.index({ groupId: 1, recipeId: 1 }); // a recipe's average
RatingSchema.index({ userId: 1 }); // a user who leaves
RatingSchema.index({ recipeId: 1 }); // a recipe that is deleted
