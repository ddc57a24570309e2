import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { listText } from '../../../shared/text/list-text.js';
import { Notice } from '../../../shared/ui/page/Notice.js';
import { Panel } from '../../../shared/ui/page/Panel.js';
import { LineEditor } from './LineEditor.js';
import { ReviewActions } from './ReviewActions.js';
import { draftOf, missingFields, type ReviewDraft } from './review-draft.js';
import { GeneralFields, SourceFields } from './ReviewFields.js';
import { toRecipePatch } from './to-recipe-patch.js';

/** Every field of an import, editable. */
export function ReviewForm({ recipe, groupSlug }: { recipe: Recipe; groupSlug: string }) {
  const { t, i18n } = useTranslation();
  const [opened] = useState(recipe); // what another device changes meanwhile must not count as a correction
  const [draft, setDraft] = useState(() => draftOf(opened));
  const change = (changes: Partial<ReviewDraft>) => setDraft((before) => ({ ...before, ...changes }));
  const missing = missingFields(draft).map((field) => t(`new-recipe.missing-${field}`));
  return (
    <>
      {missing.length > 0 && (
        <Notice level="warning" title={t('new-recipe.not-found-on-page')}>
          {listText(missing, i18n.language)}
        </Notice>
      )}
      <Panel title={t('new-recipe.review-general')}>
        <GeneralFields recipe={recipe} draft={draft} onChange={change} />
      </Panel>
      <Panel title={t('new-recipe.review-source')}>
        <SourceFields draft={draft} onChange={change} />
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
