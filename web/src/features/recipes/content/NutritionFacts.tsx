import { useTranslation } from 'react-i18next';
import type { Nutrition } from '@larder/contracts/recipe/recipe';
import { Icon } from '../../../shared/icons/Icon.js';
import { nutritionFacts, nutritionLabel } from './nutrition-facts.js';
import styles from './NutritionFacts.module.css';

/** The nutrition facts, collapsed unless the recipe shows them. */
export function NutritionFacts({ nutrition, open }: { nutrition: Nutrition; open: boolean }) {
  const { t } = useTranslation();
  const facts = nutritionFacts(nutrition);
  if (facts.length === 0) return null;
  return (
    <details className={styles.nutrition} open={open}>
      <summary>
        <h2>{t('recipe.nutrition')}</h2>
        <Icon name="chevronDown" />
      </summary>
      <dl>
        {facts.map(({ key, value, unit }) => (
          <div key={key}>
            <dt>{t(nutritionLabel(key))}</dt>
            <dd>
              {value} <span>{t(unit)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
