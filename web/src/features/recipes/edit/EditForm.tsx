import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, type Location } from 'react-router';
import type { UserOut } from '@larder/contracts/identity/tenants/user';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { FormError } from '../../../shared/forms/FormError.js';
import { LeaveDialog } from '../../../shared/forms/leave/LeaveDialog.js';
import { useLeaveGuard } from '../../../shared/forms/leave/use-leave-guard.js';
import { DeleteRecipe } from '../deletion/DeleteRecipe.js';
import { ConflictDialog } from './saving/ConflictDialog.js';
import { deleteDraft, type Version } from './draft/stored-draft.js';
import { useDraft } from './draft/use-draft.js';
import { EditBar } from './EditBar.js';
import { EditSheets } from './EditSheets.js';
import { JsonEditor } from './json/JsonEditor.js';
import { extraKeyProblem } from './fields/extra-key.js';
import { RemoteChangeNotice } from './saving/RemoteChangeNotice.js';
import { RestoredNotice } from './saving/RestoredNotice.js';
import { useEditKeys } from './use-edit-keys.js';
import { useSaveRecipe } from './saving/use-save-recipe.js';
import styles from './EditForm.module.css';

export interface EditFormProps {
  opened: Version;
  /** The storage key of the draft. */
  draftKey: string;
  groupSlug: string;
  user: UserOut;
}

/** The recipe editor. Input is not lost: leaving asks for confirmation, drafts are stored. */
export function EditForm({ opened, draftKey, groupSlug, user }: EditFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const editing = useDraft(opened, draftKey);
  const { draft, base, dirty, restart, continueFrom } = editing;
  const [asJson, setAsJson] = useState(false);
  /** The draft while its JSON has an error; any change of the draft ends that. */
  const [invalidJsonOf, setInvalidJsonOf] = useState<Recipe | null>(null);
  const isInvalidJson = invalidJsonOf === draft;
  const [newKey, setNewKey] = useState('');
  const isInvalidKey = newKey !== '' && extraKeyProblem(newKey, Object.keys(draft.extras)) !== null;
  const [deleting, setDeleting] = useState(false);
  const { blocker, release } = useLeaveGuard(dirty || isInvalidJson || isInvalidKey, isSameEditor);
  const saveable = !isInvalidJson && !isInvalidKey && draft.name.trim() !== '';

  const leaveTo = (path: string) => {
    deleteDraft(draftKey);
    release();
    void navigate(path, { replace: true });
  };
  const view = (recipe: Recipe) => `/g/${groupSlug}/r/${recipe.slug}`;
  const saving = useSaveRecipe((saved, savedDraft) => {
    if (saved.id !== draft.id) restart({ recipe: saved, etag: null }); // a copy
    else if (!continueFrom({ recipe: saved, etag: `"${saved.updatedAt}"` }, savedDraft)) return;
    if (blocker.state === 'blocked') {
      deleteDraft(draftKey);
      return blocker.proceed();
    }
    leaveTo(view(saved));
  });
  const save = () => void (saveable && !saving.busy && saving.save(draft, base));
  useEditKeys({ onSave: save, onUndo: editing.undo, onRedo: editing.redo, typed: editing.wasTyped || isInvalidJson });

  const handleDiscard = () => {
    deleteDraft(draftKey);
    restart(base);
    if (blocker.state === 'blocked') blocker.proceed();
  };
  const handleTakeTheirs = (theirs: Version) => {
    restart(theirs);
    saving.dismissConflict();
  };

  return (
    <article className={styles.form} aria-label={t('recipe-edit.editing-named', { name: base.recipe.name })}>
      <h1 className="visually-hidden">{t('recipe-edit.editing')}</h1>
      <EditBar
        editing={editing}
        asJson={asJson}
        isInvalidJson={isInvalidJson}
        isInvalidKey={isInvalidKey}
        busy={saving.busy}
        saveable={saveable}
        onJson={() => setAsJson(!asJson)}
        onDelete={() => setDeleting(true)}
        onClose={() => void navigate(view(base.recipe), { replace: true })}
        onSave={save}
      />
      {editing.restoredFrom && <RestoredNotice since={editing.restoredFrom} onDiscard={() => restart(opened)} />}
      <RemoteChangeNotice editing={editing} />
      <FormError text={saving.problem} />
      {asJson ? (
        <JsonEditor
          draft={draft}
          wasTyped={editing.wasTyped}
          change={editing.change}
          onValidChange={(isValid) => setInvalidJsonOf(isValid ? null : draft)}
        />
      ) : (
        <EditSheets
          editing={editing}
          user={user}
          parserPath={`${view(base.recipe)}/ingredient-parser`}
          newKey={newKey}
          onNewKey={setNewKey}
        />
      )}
      {blocker.state === 'blocked' && !saving.conflict && (
        <LeaveDialog
          busy={saving.busy}
          saveable={saveable}
          problem={saving.problem}
          onSave={save}
          onDiscard={handleDiscard}
          onStay={() => blocker.reset()}
        />
      )}
      {saving.conflict && (
        <ConflictDialog
          conflict={saving.conflict}
          busy={saving.busy}
          problem={saving.problem}
          onResolve={(fields) => saving.conflict && void saving.resolve(saving.conflict, fields)}
          onTakeTheirs={() => saving.conflict && handleTakeTheirs(saving.conflict.theirs)}
          onSaveAsCopy={() => saving.conflict && void saving.saveAsCopy(saving.conflict)}
          onClose={saving.dismissConflict}
        />
      )}
      <DeleteRecipe
        recipe={base.recipe}
        open={deleting}
        onClose={() => setDeleting(false)}
        onDeleted={() => leaveTo(`/g/${groupSlug}`)}
      />
    </article>
  );
}

/** Whether a location shows the editor of the same recipe. */
function isSameEditor(next: Location, current: Location): boolean {
  return next.pathname === current.pathname && new URLSearchParams(next.search).get('edit') === 'true';
}
