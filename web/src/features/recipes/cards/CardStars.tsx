import type { RecipeSummary } from '@larder/contracts/recipe/recipe';
import { StarsDrawing } from '../art/StarsDrawing.js';
import { useCardSurroundings } from './card-context.js';

/** The reader's own stars, else what everybody thinks; nothing when nobody has said anything. */
export function CardStars({ recipe }: { recipe: RecipeSummary }) {
  const { opinions, words } = useCardSurroundings();
  const own = opinions?.get(recipe.id)?.rating;
  if (own) return <StarsDrawing rating={own} own label={words.ratedByYou(own)} />;
  return recipe.rating === null ? null : <StarsDrawing rating={recipe.rating} label={words.rated(recipe.rating)} />;
}
