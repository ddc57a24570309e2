import { useState } from 'react';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { OrganizerSelect } from '../../../entities/catalogue/OrganizerSelect.js';
import { recipeImage } from '../../../entities/recipes/recipe-image.js';
import { listText } from '../../../shared/text/list-text.js';
import { classes } from '../../../shared/ui/classes.js';
import { Notice } from '../../../shared/ui/page/Notice.js';
import { Panel } from '../../../shared/ui/page/Panel.js';
import { LineEditor } from './LineEditor.js';
import { ReviewActions } from './ReviewActions.js';
import { draftOf, missingFields, TEXT_FIELDS, type ReviewDraft } from './review-draft.js';
import { toRecipePatch } from './to-recipe-patch.js';
import styles from './Review.module.css';

const FIELD_LABELS = {
  recipeYield: 'recipe.yield',
  totalTime: 'recipe.total-time',
  prepTime: 'recipe.prep-time',
  performTime: 'recipe.perform-time',
} as const;

/** Every field of an import, editable. */
export function ReviewForm({ recipe, groupSlug }: { recipe: Recipe; groupSlug: string }) {
  const { t, i18n } = useTranslation();
  const [opened] = useState(recipe); // what another device changes meanwhile must not count as a correction
  const [draft, setDraft] = useState(() => draftOf(opened));
  const change = (changes: Partial<ReviewDraft>) => setDraft((before) => ({ ...before, ...changes }));
  const image = recipeImage(recipe, 'min-original');
  const missing = missingFields(draft).map((field) => t(`new-recipe.missing-${field}`));
  return (
    <>
      {missing.length > 0 && (
        <Notice level="warning" title={t('new-recipe.not-found-on-page')}>
          {listText(missing, i18n.language)}
        </Notice>
      )}
      <Panel title={t('new-recipe.review-general')}>
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
      </Panel>
      <Panel title={t('new-recipe.review-source')}>
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
      </Panel>
      <Panel title={t('recipe.ingredients')}>
        <LineEditor kind="ingredient" lines={draft.ingredients} onChange={(ingredients) => change({ ingredients })} />
      </Panel>
      <Panel title={t('recipe.instructions')}>
        <LineEditor kind="step" lines={draft.steps} onChange={(steps) => change({ steps })} />
      </Panel>
      <ReviewActions
        recipe={recipe}
        groupSlug={groupSlug}
        changes={toRecipePatch(opened, draft)}
        disabled={!draft.name.trim()}
      />
    </>
  );
}
