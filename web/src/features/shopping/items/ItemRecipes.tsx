import { displayIngredient } from '@larder/measures';
import type { ShoppingItem } from '@larder/contracts/shopping/shopping-item';
import styles from './Items.module.css';

export interface ItemRecipesProps {
  item: ShoppingItem;
  recipes: ReadonlyMap<string, string>;
}

/** The recipes of an item; with several, the amount for each. */
export function ItemRecipes({ item, recipes }: ItemRecipesProps) {
  const references = item.recipeReferences;
  return (
    <ul className={styles.recipes}>
      {references.map(({ recipeId, recipeQuantity, recipeScale, recipeNote }) => {
        const quantity = recipeQuantity * (recipeScale ?? 1);
        const share = displayIngredient({ quantity, unit: item.unit, note: recipeNote, isFood: true });
        return (
          <li key={recipeId}>
            <bdi>{recipes.get(recipeId)}</bdi>
            {references.length > 1 && share && <small dir="auto">{share}</small>}
          </li>
        );
      })}
    </ul>
  );
}
