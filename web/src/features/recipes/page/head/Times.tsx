import { useTranslation } from 'react-i18next';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { Icon } from '../../../../shared/icons/Icon.js';
import type { IconName } from '../../../../shared/icons/paths.js';
import { readableDuration } from '../../../../shared/text/iso-duration.js';
import styles from './Times.module.css';

export interface TimesProps {
  recipe: Pick<Recipe, 'totalTime' | 'prepTime' | 'performTime'>;
  /** The scaled yield; null when the recipe has none. */
  recipeYield: string | null;
}

/** The times and yield of a recipe, without missing ones. */
export function Times({ recipe, recipeYield }: TimesProps) {
  const { t, i18n } = useTranslation();
  const time = (text: string | null) => text && readableDuration(text, i18n.language);
  const facts: { icon: IconName; label: string; value: string | null }[] = [
    { icon: 'clock', label: t('recipe.total-time'), value: time(recipe.totalTime) },
    { icon: 'bowl', label: t('recipe.prep-time'), value: time(recipe.prepTime) },
    { icon: 'pot', label: t('recipe.perform-time'), value: time(recipe.performTime) },
    { icon: 'recipes', label: t('recipe.yield'), value: recipeYield },
  ];
  const stated = facts.filter(({ value }) => value);
  if (stated.length === 0) return null;
  return (
    <dl className={styles.times}>
      {stated.map(({ icon, label, value }) => (
        <div key={label} className={styles.fact}>
          <Icon name={icon} size={22} />
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
