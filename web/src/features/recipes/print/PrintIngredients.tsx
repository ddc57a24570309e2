import type { IngredientView } from '@larder/measures';
import type { RecipeIngredient } from '@larder/contracts/recipe/catalogue/ingredient';
import { groupByTitle } from '../../../entities/recipes/group-by-title.js';
import { IngredientLine } from '../ingredients/IngredientLine.js';
import styles from './PrintSheet.module.css';

export interface PrintIngredientsProps {
  ingredients: readonly RecipeIngredient[];
  view: IngredientView;
}

/** The ingredients in two columns, filled one after the other. */
export function PrintIngredients({ ingredients, view }: PrintIngredientsProps) {
  return groupByTitle(ingredients).map(({ title, items }, index) => (
    <div key={index} className={styles.whole}>
      {title && <h3 dir="auto">{title}</h3>}
      <ul className={styles.columns}>
        {items.map(({ item }) => (
          <li key={item.referenceId}>
            <bdi>
              <IngredientLine ingredient={item} view={view} />
            </bdi>
          </li>
        ))}
      </ul>
    </div>
  ));
}
