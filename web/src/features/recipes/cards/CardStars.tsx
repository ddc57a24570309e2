import type { RecipeSummary } from '@larder/contracts/recipe/recipe';
import { Stars } from '../art/Stars.js';
import { useCardSurroundings } from './card-context.js';

/** The reader's own stars, else what everybody thinks; nothing when nobody has said anything. */
export function CardStars({ recipe }: { recipe: RecipeSummary }) {
  const own = useCardSurroundings().opinions?.get(recipe.id)?.rating;
  if (own) return <Stars rating={own} own />;
  return recipe.rating === null ? null : <Stars rating={recipe.rating} />;
}
