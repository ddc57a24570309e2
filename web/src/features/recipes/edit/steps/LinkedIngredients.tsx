import { useTranslation } from 'react-i18next';
import type { RecipeIngredient } from '@larder/contracts/recipe/catalogue/ingredient';
import type { RecipeStep } from '@larder/contracts/recipe/recipe';
import { ingredientLineText } from '../../ingredients/ingredient-line.js';
import { Chip } from '../../../../shared/ui/data/Chip.js';
import styles from './steps.module.css';

export interface LinkedIngredientsProps {
  step: RecipeStep;
  ingredients: readonly RecipeIngredient[];
  disableAmount: boolean;
}

/** The linked ingredients of a step. */
export function LinkedIngredients({ step, ingredients, disableAmount }: LinkedIngredientsProps) {
  const { t } = useTranslation();
  const linked = ingredients.filter(({ referenceId }) =>
    step.ingredientReferences.some((link) => link.referenceId === referenceId),
  );
  if (linked.length === 0) return null;
  return (
    <ul className={styles.linked} aria-label={t('recipe-edit.linked-ingredients')}>
      {linked.map((ingredient) => (
        <li key={ingredient.referenceId}>
          <Chip kind="accent">
            <bdi>{ingredientLineText(ingredient, { disableAmount })}</bdi>
          </Chip>
        </li>
      ))}
    </ul>
  );
}
