import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { problemText, statusOf, type Failure } from '../../../../api/call-problem.js';
import { showToast } from '../../../../shared/toasts/toast.slice.js';
import { useDuplicateRecipeMutation } from '../../content/recipe-page.api.js';
import { mergeRecipes, takeFields, type Merge } from '../draft/merge-recipes.js';
import { recipeBody } from '../draft/recipe-body.js';
import type { Version } from '../draft/stored-draft.js';
import type { EditableField } from '../draft/editable-fields.js';
import { useLazyGetVersionQuery, useReplaceRecipeMutation } from '../edit.api.js';
import { PRECONDITION_FAILED } from '../immediate-write.js';

const NOT_FOUND = 404;

/** Both users changed the same fields: the user has to choose. */
export interface Conflict {
  theirs: Version;
  mine: Recipe;
  merge: Merge;
}

/**
 * Saves a draft. Changes that another user has saved meanwhile are merged; `conflict` is set when both changed the same
 * field.
 *
 * @param onSaved called with the saved recipe and the draft that it was saved from
 */
export function useSaveRecipe(onSaved: (saved: Recipe, savedDraft: Recipe) => void) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [replace, { isLoading }] = useReplaceRecipeMutation();
  const [duplicate, { isLoading: duplicating }] = useDuplicateRecipeMutation();
  const [read] = useLazyGetVersionQuery();
  const [problem, setProblem] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  /** The separate recipe that was created: when my version cannot be saved in it, the next attempt continues with it. */
  const copy = useRef<Recipe>(undefined);

  const fail = (error: Failure) =>
    setProblem(statusOf(error) === NOT_FOUND ? t('recipe-edit.deleted-meanwhile') : problemText(t, error));
  const finish = (saved: Recipe, savedDraft: Recipe, key: string) => {
    setConflict(null);
    dispatch(showToast({ level: 'success', key }));
    onSaved(saved, savedDraft);
  };
  const attempt = async (mine: Recipe, base: Version, key: string, savedDraft = mine): Promise<void> => {
    const { data, error } = await replace({ recipe: recipeBody(mine), etag: base.etag });
    if (data) return finish(data, savedDraft, key);
    if (statusOf(error) !== PRECONDITION_FAILED) return fail(error);
    const { data: theirs, error: unread } = await read(mine.id);
    if (!theirs) return unread && fail(unread);
    const merge = mergeRecipes(base.recipe, mine, theirs.recipe);
    if (merge.both.length > 0) return setConflict({ theirs, mine: savedDraft, merge });
    return attempt(merge.merged, theirs, 'recipe-edit.saved-merged', savedDraft);
  };

  const createCopy = async (mine: Recipe): Promise<Recipe | undefined> => {
    const { data, error } = await duplicate({
      slug: mine.id,
      name: t('recipe-edit.my-version-of', { name: mine.name }),
    });
    if (error) fail(error);
    return data;
  };

  return {
    problem,
    conflict,
    busy: isLoading || duplicating,
    save: (draft: Recipe, base: Version): Promise<void> => {
      setProblem(null);
      return attempt(draft, base, 'recipe-edit.saved');
    },
    /** Continues with the other version of some conflicting fields, and with mine in all others. */
    resolve: async ({ theirs, mine, merge }: Conflict, takeTheirs: readonly EditableField[]): Promise<void> => {
      await attempt(takeFields(merge.merged, theirs.recipe, takeTheirs), theirs, 'recipe-edit.saved', mine);
    },
    /** Keeps the other version and saves mine as a separate recipe. */
    saveAsCopy: async ({ mine }: Conflict): Promise<void> => {
      setProblem(null);
      copy.current ??= await createCopy(mine);
      if (copy.current)
        await attempt(asCopy(mine, copy.current), { recipe: copy.current, etag: null }, 'recipe-edit.saved-as-copy');
    },
    dismissConflict: () => setConflict(null),
  };
}

/** My content with the ids of the copy; file links point to the copy. */
function asCopy(mine: Recipe, copy: Recipe): Recipe {
  const { id, name, slug, image, userId } = copy;
  // Replacing ids keeps the type.
  const content = JSON.parse(JSON.stringify(mine).replaceAll(mine.id, id)) as Recipe;
  return { ...content, id, name, slug, image, userId };
}
