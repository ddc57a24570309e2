import type { RecipeSummary } from '@larder/contracts/recipe/recipe';
import { StarCount, StarRating } from '../ratings/StarRating.js';
import { useCardContext } from './card-context.js';

export interface CardStarsProps {
  recipe: RecipeSummary;
  /** Whether there is space for five stars. */
  wide: boolean;
}

/** The user's own rating, else the average; nothing when there are no ratings. */
export function CardStars({ recipe, wide }: CardStarsProps) {
  const { ownRatings, labels } = useCardContext();
  const own = ownRatings?.get(recipe.id)?.rating;
  const rating = own || recipe.rating;
  if (rating === null) return null;
  const label = own ? labels.ratedByYou(own) : labels.rated(rating);
  if (!wide) return <StarCount count={labels.stars(rating)} label={label} own={Boolean(own)} />;
  return <StarRating rating={rating} label={label} own={Boolean(own)} />;
}
