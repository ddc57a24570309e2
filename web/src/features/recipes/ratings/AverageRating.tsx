import { useTranslation } from 'react-i18next';
import { roundToHalf } from './round-to-half.js';
import { StarRating } from './StarRating.js';

/** The average rating of a recipe, from 0 to 5, with an accessible label. */
export function AverageRating({ rating, size }: { rating: number; size: number }) {
  const { t } = useTranslation();
  const label = t('recipe.rated', { rating: roundToHalf(rating) });
  return <StarRating rating={rating} size={size} label={label} />;
}
