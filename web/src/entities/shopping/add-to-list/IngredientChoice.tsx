import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { plainAmountText } from '@larder/measures';
import { ingredientsOf, isOnHand, scaledText, type RecipeToAdd } from './ingredient-choice.js';
import styles from './AddToList.module.css';

export interface IngredientChoiceProps {
  recipe: RecipeToAdd;
  /** `referenceId` of the selected ingredients. */
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
}

/** The ingredients of a recipe to select from. */
export function IngredientChoice({ recipe: toAdd, selected, onChange }: IngredientChoiceProps) {
  const { t } = useTranslation();
  const { recipe, scale, sections } = toAdd;
  const ids = ingredientsOf(toAdd).map(({ referenceId }) => referenceId);
  const count = ids.filter((id) => selected.has(id)).length;
  const setSelected = (changedIds: readonly string[], isSelected: boolean) => {
    const next = new Set(selected);
    for (const id of changedIds)
      if (isSelected) next.add(id);
      else next.delete(id);
    onChange(next);
  };
  return (
    <fieldset className={styles.recipe}>
      <legend>
        <Checkbox
          checked={count > 0 && count === ids.length}
          indeterminate={count > 0 && count < ids.length}
          disabled={ids.length === 0}
          onChange={({ target }) => setSelected(ids, target.checked)}
        >
          <bdi className={styles.name}>{recipe.name}</bdi>
          {scale !== 1 && <small dir="ltr"> × {plainAmountText(scale)}</small>}
        </Checkbox>
      </legend>
      {ids.length === 0 && <p className={styles.none}>{t('shopping-list.no-ingredients')}</p>}
      {sections.map(({ title, ingredients }, index) => (
        <section key={index}>
          {title && (
            <h3 className={styles.section}>
              <bdi>{title}</bdi>
            </h3>
          )}
          <ul>
            {ingredients.map((ingredient) => (
              <li key={ingredient.referenceId}>
                <Checkbox
                  className={styles.ingredient}
                  checked={selected.has(ingredient.referenceId)}
                  onChange={({ target }) => setSelected([ingredient.referenceId], target.checked)}
                >
                  <bdi>{scaledText(ingredient, scale)}</bdi>
                  {isOnHand(ingredient) && <small> {t('shopping-list.on-hand')}</small>}
                </Checkbox>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </fieldset>
  );
}
