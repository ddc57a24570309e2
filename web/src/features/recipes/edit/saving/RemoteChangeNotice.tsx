import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { listText } from '../../../../shared/format/list-text.js';
import { Notice } from '../../../../shared/ui/page/Notice.js';
import { mergeRecipes } from '../draft/merge-recipes.js';
import type { DraftEditing } from '../draft/use-draft.js';
import { fieldLabel } from '../draft/field-label.js';
import { useRemoteChange } from './use-remote-change.js';

/** Shows that another user has changed or deleted the recipe; the draft is kept until the user decides. */
export function RemoteChangeNotice({ editing }: { editing: DraftEditing }) {
  const { t, i18n } = useTranslation();
  const { base, draft, dirty, restart } = editing;
  const change = useRemoteChange(base);
  if (!change) return null;
  if (change.kind === 'deleted')
    return (
      <Notice level="warning" title={t('recipe-edit.deleted-meanwhile')}>
        {t('recipe-edit.deleted-meanwhile-advice')}
      </Notice>
    );
  const { theirs } = change;
  const { merged, both, theirsOnly } = mergeRecipes(base.recipe, draft, theirs.recipe);
  const names = [...both, ...theirsOnly].map((field) => t(fieldLabel(field)));
  return (
    <Notice level="info" title={t('recipe-edit.changed-meanwhile', { fields: listText(names, i18n.language) })}>
      {both.length > 0 ? (
        t('recipe-edit.choose-when-saving')
      ) : (
        <Button size="small" onClick={() => restart(theirs, merged)}>
          {t(dirty ? 'recipe-edit.merge-versions' : 'recipe-edit.show-current')}
        </Button>
      )}
    </Notice>
  );
}
