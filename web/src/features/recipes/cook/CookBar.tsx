import { Button } from '../../../shared/ui/controls/Button.js';
import { useTranslation } from 'react-i18next';
import { servingsLabel } from '@larder/measures';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { Icon } from '../../../shared/icons/Icon.js';
import styles from './CookMode.module.css';

export interface CookBarProps {
  recipe: Recipe;
  scale: number;
  ingredientsOpen: boolean;
  onToggleIngredients: () => void;
  onLeave: () => void;
}

/** The bar of cook mode: title, ingredients on narrow screens, and the close button. */
export function CookBar({ recipe, scale, ingredientsOpen, onToggleIngredients, onLeave }: CookBarProps) {
  const { t } = useTranslation();
  return (
    <header className={styles.bar}>
      <div className={styles.what}>
        <strong dir="auto">{recipe.name}</strong>
        {recipe.recipeYield && (
          <span>
            <bdi>{servingsLabel(recipe.recipeYield, scale)}</bdi>
          </span>
        )}
      </div>
      {recipe.recipeIngredient.length > 0 && (
        <Button
          size="large"
          className={styles.ingredientsButton}
          aria-expanded={ingredientsOpen}
          icon={<Icon name="list" />}
          onClick={onToggleIngredients}
        >
          {t('recipe.ingredients')}
        </Button>
      )}
      <Button size="large" aria-label={t('recipe.leave-cook-mode')} icon={<Icon name="close" />} onClick={onLeave}>
        <span className={styles.leave}>{t('recipe.leave-cook-mode')}</span>
      </Button>
    </header>
  );
}
