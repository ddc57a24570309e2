import { LeaveDialog } from '../../../../shared/forms/leave/LeaveDialog.js';
import { ConflictDialog } from './ConflictDialog.js';
import type { EditFormState } from './use-edit-form.js';

/** The questions of the editor: about unsaved changes, and about fields that another user has changed as well. */
export function EditDialogs({ form }: { form: EditFormState }) {
  const { blocker, saving, saveable, save } = form;
  const { conflict } = saving;
  if (conflict) {
    return (
      <ConflictDialog
        conflict={conflict}
        busy={saving.busy}
        problem={saving.problem}
        onResolve={(fields) => void saving.resolve(conflict, fields)}
        onTakeTheirs={() => form.takeTheirs(conflict.theirs)}
        onSaveAsCopy={() => void saving.saveAsCopy(conflict)}
        onClose={saving.dismissConflict}
      />
    );
  }
  if (blocker.state !== 'blocked') return null;
  return (
    <LeaveDialog
      busy={saving.busy}
      saveable={saveable}
      problem={saving.problem}
      onSave={save}
      onDiscard={form.discard}
      onStay={() => blocker.reset()}
    />
  );
}
