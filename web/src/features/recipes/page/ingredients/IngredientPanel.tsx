import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import type { useSessionSet } from '../../../../shared/hooks/use-session-set.js';
import { CopyButton } from '../../../../shared/ui/actions/CopyButton.js';
import { IngredientList } from '../../ingredients/IngredientList.js';
import { ingredientsText } from '../../content/ingredients-text.js';
import { ServingsControl } from './ServingsControl.js';
import styles from './IngredientPanel.module.css';

export interface IngredientPanelProps {
  recipe: Recipe;
  scale: number;
  onScale: (scale: number) => void;
  checkedIngredients: ReturnType<typeof useSessionSet>;
}

/** The ingredients, with the servings control. */
export function IngredientPanel({ recipe, scale, onScale, checkedIngredients }: IngredientPanelProps) {
  const { t } = useTranslation();
  const heading = useId();
  const { recipeIngredient: ingredients, settings } = recipe;
  const view = { scale, disableAmount: settings.disableAmount };
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>{t('recipe.ingredients')}</h2>
        {ingredients.length > 0 && (
          <span className="no-print">
            <CopyButton label={t('recipe.copy-ingredients')} text={() => ingredientsText(ingredients, view)} />
          </span>
        )}
      </div>
      <ServingsControl
        recipeYield={recipe.recipeYield}
        scale={scale}
        amountsDisabled={settings.disableAmount}
        onScale={onScale}
      />
      {ingredients.length > 0 ? (
        <IngredientList ingredients={ingredients} view={view} checked={checkedIngredients} />
      ) : (
        <p className={styles.none}>{t('recipe.no-ingredients')}</p>
      )}
    </section>
  );
}
