import { useTranslation } from 'react-i18next';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import type { Apply } from '../draft/use-draft.js';
import { TextField } from '../../../../shared/forms/fields/TextField.js';
import styles from '../../../../shared/forms/fields/fields.module.css';
import layout from './TitleFields.module.css';

type TextKey = 'name' | 'description' | 'recipeYield' | 'totalTime' | 'prepTime' | 'performTime' | 'orgURL';

/** Name, description, yield, times and source. */
export function TitleFields({ draft, change }: { draft: Recipe; change: Apply }) {
  const { t } = useTranslation();
  const bind = (key: TextKey) => ({
    value: draft[key],
    onChange: (text: string) => change(() => ({ [key]: text }), key),
  });
  return (
    <div className={styles.stack}>
      <TextField
        large
        label={t('general.name')}
        problem={draft.name.trim() ? undefined : t('validation.name-required')}
        {...bind('name')}
      />
      <TextField
        lines={2}
        label={t('recipe-edit.description')}
        hint={t('recipe-edit.markdown-hint')}
        {...bind('description')}
      />
      <div className={layout.measures}>
        <TextField label={t('recipe.yield')} hint={t('recipe-edit.yield-hint')} {...bind('recipeYield')} />
        <TextField label={t('recipe.total-time')} {...bind('totalTime')} />
        <TextField label={t('recipe.prep-time')} {...bind('prepTime')} />
        <TextField label={t('recipe.perform-time')} {...bind('performTime')} />
      </div>
      <TextField label={t('recipe-edit.source')} inputMode="url" {...bind('orgURL')} />
    </div>
  );
}
