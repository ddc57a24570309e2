import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { OrganizerSelect } from '../../../entities/catalogue/OrganizerSelect.js';
import { recipeImage } from '../../../entities/recipes/recipe-image.js';
import { classes } from '../../../shared/ui/classes.js';
import { TEXT_FIELDS, type ReviewDraft } from './review-draft.js';
import styles from './Review.module.css';

const FIELD_LABELS = {
  recipeYield: 'recipe.yield',
  totalTime: 'recipe.total-time',
  prepTime: 'recipe.prep-time',
  performTime: 'recipe.perform-time',
} as const;

interface ReviewFieldsProps {
  draft: ReviewDraft;
  onChange: (changes: Partial<ReviewDraft>) => void;
}

/** The image, name, description, yield and times. */
export function GeneralFields({ recipe, draft, onChange: change }: ReviewFieldsProps & { recipe: Recipe }) {
  const { t } = useTranslation();
  const image = recipeImage(recipe, 'min-original');
  return (
    <>
      {image && <img className={styles.image} src={image} alt={t('new-recipe.review-image')} />}
      <div className={styles.fields}>
        <label className={styles.wide}>
          {t('general.name')}
          <Input
            dir="auto"
            value={draft.name}
            maxLength={1000}
            status={draft.name.trim() ? '' : 'error'}
            onChange={({ target }) => change({ name: target.value })}
          />
        </label>
        <label className={styles.wide}>
          {t('new-recipe.description')}
          <Input.TextArea
            dir="auto"
            autoSize={{ minRows: 2, maxRows: 10 }}
            value={draft.description}
            onChange={({ target }) => change({ description: target.value })}
          />
        </label>
        {TEXT_FIELDS.map((field) => (
          <label key={field}>
            {t(FIELD_LABELS[field])}
            <Input
              dir="auto"
              value={draft[field]}
              maxLength={255}
              onChange={({ target }) => change({ [field]: target.value })}
            />
          </label>
        ))}
      </div>
    </>
  );
}

/** The address, categories and tags. */
export function SourceFields({ draft, onChange: change }: ReviewFieldsProps) {
  const { t } = useTranslation();
  return (
    <div className={classes(styles.fields, styles.origin)}>
      <label className={styles.wide}>
        {t('recipe-edit.source')}
        <Input
          dir="ltr"
          inputMode="url"
          value={draft.orgURL}
          onChange={({ target }) => change({ orgURL: target.value })}
        />
      </label>
      <OrganizerSelect
        kind="categories"
        label={t('recipe-edit.categories')}
        value={draft.recipeCategory}
        onChange={(recipeCategory) => change({ recipeCategory })}
      />
      <OrganizerSelect
        kind="tags"
        label={t('recipe-edit.tags')}
        value={draft.tags}
        onChange={(tags) => change({ tags })}
      />
    </div>
  );
}
