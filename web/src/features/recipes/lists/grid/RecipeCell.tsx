import { memo } from 'react';
import type { RecipeSummary } from '@larder/contracts/recipe/recipe';
import { RecipeCard } from '../../cards/RecipeCard.js';
import { RecipeCardSkeleton } from '../../cards/RecipeCardSkeleton.js';
import styles from './RecipeGrid.module.css';

/** The number of cards whose images are loaded eagerly. */
const EAGER_CARDS = 6;

export interface RecipeCellProps {
  recipe: RecipeSummary | undefined;
  index: number;
  total: number;
  tall: boolean;
}

/** A list item with its position and the total, since the others may not be rendered. */
export const RecipeCell = memo(function RecipeCell({ recipe, index, total, tall }: RecipeCellProps) {
  if (!recipe) {
    return (
      <li className={styles.cell} aria-hidden>
        <RecipeCardSkeleton tall={tall} />
      </li>
    );
  }
  return (
    <li className={styles.cell} aria-posinset={index + 1} aria-setsize={total}>
      <RecipeCard recipe={recipe} tall={tall} eager={index < EAGER_CARDS} />
    </li>
  );
});
