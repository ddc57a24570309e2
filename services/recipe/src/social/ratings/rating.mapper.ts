import type { RatingOut, RatingSummary } from '@larder/contracts';
import type { RatingDocument } from '../../recipe-store/index.js';

type RatingFields = Pick<RatingDocument, '_id' | 'userId' | 'recipeId' | 'rating' | 'isFavorite'>;

/** A user's own rating in its contract shape. */
export function toRatingSummary({ recipeId, rating, isFavorite }: RatingFields): RatingSummary {
  return { recipeId, rating, isFavorite };
}

/** A rating of any user in its contract shape. */
export function toRatingOut(document: RatingFields): RatingOut {
  return { ...toRatingSummary(document), userId: document.userId, id: document._id };
}
