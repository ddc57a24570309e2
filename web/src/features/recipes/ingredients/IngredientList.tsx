import type { IngredientView } from '@larder/measures';
import type { RecipeIngredient } from '@larder/contracts/recipe/catalogue/ingredient';
import type { useSessionSet } from '../../../shared/hooks/use-session-set.js';
import { groupByTitle } from '../../../entities/recipes/group-by-title.js';
import { IngredientRow } from './IngredientRow.js';
import styles from './IngredientList.module.css';

export interface IngredientListProps {
  ingredients: readonly RecipeIngredient[];
  view: IngredientView;
  checked: ReturnType<typeof useSessionSet>;
}

/** All ingredients under their headings, with checkboxes. */
export function IngredientList({ ingredients, view, checked }: IngredientListProps) {
  return (
    <div className={styles.groups}>
      {groupByTitle(ingredients).map(({ title, items }, index) => (
        <div key={index} className={styles.group}>
          {title && (
            <h3>
              <bdi>{title}</bdi>
            </h3>
          )}
          <ul>
            {items.map(({ item }) => (
              <li key={item.referenceId}>
                <IngredientRow
                  ingredient={item}
                  view={view}
                  checked={checked.has(item.referenceId)}
                  onCheck={(on) => checked.put([item.referenceId], on)}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
