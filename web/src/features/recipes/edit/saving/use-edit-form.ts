import { useState } from 'react';
import { useNavigate, type Location } from 'react-router';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { useLeaveGuard } from '../../../../shared/forms/leave/use-leave-guard.js';
import { deleteDraft, type Version } from '../draft/stored-draft.js';
import { useDraft } from '../draft/use-draft.js';
import { extraKeyProblem } from '../fields/extra-key.js';
import { useSaveRecipe } from './use-save-recipe.js';

export interface EditFormOptions {
  opened: Version;
  /** The storage key of the draft. */
  draftKey: string;
  groupSlug: string;
}

export type EditFormState = ReturnType<typeof useEditForm>;

/** The draft of the recipe editor, saving and discarding it, and leaving the editor. */
export function useEditForm({ opened, draftKey, groupSlug }: EditFormOptions) {
  const navigate = useNavigate();
  const editing = useDraft(opened, draftKey);
  const { draft, base, dirty, restart, continueFrom } = editing;
  const input = useUnfinishedInput(draft);
  const isInvalid = input.isInvalidJson || input.isInvalidKey;
  const { blocker, release } = useLeaveGuard(dirty || isInvalid, isSameEditor);
  const saveable = !isInvalid && draft.name.trim() !== '';
  const pathOf = (recipe: Recipe) => `/g/${groupSlug}/r/${recipe.slug}`;

  const leaveTo = (path: string) => {
    deleteDraft(draftKey);
    release();
    void navigate(path, { replace: true });
  };
  const saving = useSaveRecipe((saved, savedDraft) => {
    if (saved.id !== draft.id) restart({ recipe: saved, etag: null }); // a copy
    else if (!continueFrom({ recipe: saved, etag: `"${saved.updatedAt}"` }, savedDraft)) return;
    if (blocker.state === 'blocked') {
      deleteDraft(draftKey);
      return blocker.proceed();
    }
    leaveTo(pathOf(saved));
  });
  return {
    editing,
    input,
    blocker,
    saving,
    saveable,
    recipePath: pathOf(base.recipe),
    leaveTo,
    close: () => void navigate(pathOf(base.recipe), { replace: true }),
    save: () => void (saveable && !saving.busy && saving.save(draft, base)),
    discard: () => {
      deleteDraft(draftKey);
      restart(base);
      if (blocker.state === 'blocked') blocker.proceed();
    },
    takeTheirs: (theirs: Version) => {
      restart(theirs);
      saving.dismissConflict();
    },
  };
}

/** Input that is not part of the draft yet: JSON with errors, and the key of a new extra. */
function useUnfinishedInput(draft: Recipe) {
  /** The draft while its JSON has an error; any change of the draft ends that. */
  const [invalidJsonOf, setInvalidJsonOf] = useState<Recipe | null>(null);
  const [newKey, setNewKey] = useState('');
  return {
    isInvalidJson: invalidJsonOf === draft,
    setValidJson: (isValid: boolean) => setInvalidJsonOf(isValid ? null : draft),
    newKey,
    setNewKey,
    isInvalidKey: newKey !== '' && extraKeyProblem(newKey, Object.keys(draft.extras)) !== null,
  };
}

/** Whether a location shows the editor of the same recipe. */
function isSameEditor(next: Location, current: Location): boolean {
  return next.pathname === current.pathname && new URLSearchParams(next.search).get('edit') === 'true';
}
