import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserOut } from '@larder/contracts/identity/tenants/user';
import { FormError } from '../../../shared/forms/FormError.js';
import { DeleteRecipe } from '../deletion/DeleteRecipe.js';
import type { Version } from './draft/stored-draft.js';
import { EditBar } from './EditBar.js';
import { EditDialogs } from './saving/EditDialogs.js';
import { EditSheets } from './EditSheets.js';
import { JsonEditor } from './json/JsonEditor.js';
import { RemoteChangeNotice } from './saving/RemoteChangeNotice.js';
import { RestoredNotice } from './saving/RestoredNotice.js';
import { useEditForm } from './saving/use-edit-form.js';
import { useEditKeys } from './use-edit-keys.js';
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
  const form = useEditForm({ opened, draftKey, groupSlug });
  const { editing, input, saving } = form;
  const { base } = editing;
  const [asJson, setAsJson] = useState(false);
  const [deleting, setDeleting] = useState(false);
  useEditKeys({
    onSave: form.save,
    onUndo: editing.undo,
    onRedo: editing.redo,
    typed: editing.wasTyped || input.isInvalidJson,
  });

  return (
    <article className={styles.form} aria-label={t('recipe-edit.editing-named', { name: base.recipe.name })}>
      <h1 className="visually-hidden">{t('recipe-edit.editing')}</h1>
      <EditBar
        editing={editing}
        asJson={asJson}
        isInvalidJson={input.isInvalidJson}
        isInvalidKey={input.isInvalidKey}
        busy={saving.busy}
        saveable={form.saveable}
        onJson={() => setAsJson(!asJson)}
        onDelete={() => setDeleting(true)}
        onClose={form.close}
        onSave={form.save}
      />
      {editing.restoredFrom && (
        <RestoredNotice since={editing.restoredFrom} onDiscard={() => editing.restart(opened)} />
      )}
      <RemoteChangeNotice editing={editing} />
      <FormError text={saving.problem} />
      {asJson ? (
        <JsonEditor
          draft={editing.draft}
          wasTyped={editing.wasTyped}
          change={editing.change}
          onValidChange={input.setValidJson}
        />
      ) : (
        <EditSheets
          editing={editing}
          user={user}
          parserPath={`${form.recipePath}/ingredient-parser`}
          newKey={input.newKey}
          onNewKey={input.setNewKey}
        />
      )}
      <EditDialogs form={form} />
      <DeleteRecipe
        recipe={base.recipe}
        open={deleting}
        onClose={() => setDeleting(false)}
        onDeleted={() => form.leaveTo(`/g/${groupSlug}`)}
      />
    </article>
  );
}
