import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRestoreDeletedMutation } from '../../../../entities/trash/trash.api.js';
import { listText } from '../../../../shared/text/list-text.js';
import { Notice } from '../../../../shared/ui/page/Notice.js';
import { mergeRecipes } from '../draft/merge-recipes.js';
import type { DraftEditing } from '../draft/use-draft.js';
import { fieldLabel } from '../draft/field-label.js';
import { useRemoteChange } from './use-remote-change.js';

/** Shows that another user has changed or deleted the recipe; the draft is kept until the user decides. */
export function RemoteChangeNotice({ editing }: { editing: DraftEditing }) {
  const { t, i18n } = useTranslation();
  const { base, draft, dirty, restart } = editing;
  const { change, check } = useRemoteChange(base);
  if (!change) return null;
  if (change.kind === 'deleted') return <DeletedNotice recipeId={base.recipe.id} onRestored={() => void check()} />;
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

/** Offers to restore the recipe, so that the draft can be saved. */
function DeletedNotice({ recipeId, onRestored }: { recipeId: string; onRestored: () => void }) {
  const { t } = useTranslation();
  const [restore, { isLoading }] = useRestoreDeletedMutation();
  const handleRestore = async () => {
    const { error } = await restore({ kind: 'recipes', id: recipeId });
    if (!error) onRestored(); // else the toast has shown the error
  };
  return (
    <Notice level="warning" title={t('recipe-edit.deleted-meanwhile')}>
      {t('recipe-edit.deleted-meanwhile-advice')}{' '}
      <Button size="small" loading={isLoading} onClick={() => void handleRestore()}>
        {t('recipe-edit.restore-recipe')}
      </Button>
    </Notice>
  );
}
