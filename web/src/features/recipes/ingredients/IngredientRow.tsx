import type { IngredientView } from '@larder/measures';
import type { RecipeIngredient } from '@larder/contracts/recipe/catalogue/ingredient';
import { IngredientLine } from './IngredientLine.js';
import styles from './IngredientList.module.css';

export interface IngredientRowProps {
  ingredient: RecipeIngredient;
  view: IngredientView;
  checked: boolean;
  onCheck: (checked: boolean) => void;
}

/** One ingredient with its checkbox; the whole row is clickable. */
export function IngredientRow({ ingredient, view, checked, onCheck }: IngredientRowProps) {
  return (
    <label className={styles.row}>
      <input type="checkbox" checked={checked} onChange={(event) => onCheck(event.target.checked)} />
      <span className={styles.line}>
        <bdi>
          <IngredientLine ingredient={ingredient} view={view} />
        </bdi>
      </span>
    </label>
  );
}
