import { useTranslation } from 'react-i18next';
import type { Nutrition } from '@larder/contracts/recipe/recipe';
import { Panel } from '../../../../shared/ui/page/Panel.js';
import { NUTRITION_UNITS, nutritionLabel } from '../../content/nutrition-facts.js';
import type { Apply } from '../draft/use-draft.js';
import { TextField } from '../../../../shared/forms/fields/TextField.js';
import styles from '../../../../shared/forms/fields/fields.module.css';

/** Nutrition facts per serving. */
export function NutritionFields({ nutrition, change }: { nutrition: Nutrition; change: Apply }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('recipe.nutrition')}>
      <div className={styles.row}>
        {NUTRITION_UNITS.map(({ key, unit }) => (
          <TextField
            key={key}
            label={t(nutritionLabel(key))}
            unit={t(unit)}
            inputMode="decimal"
            value={nutrition[key]}
            onChange={(text) => change((now) => ({ nutrition: { ...now.nutrition, [key]: text } }), `nutrition ${key}`)}
          />
        ))}
      </div>
    </Panel>
  );
}
