import { useSave } from '../../../../api/use-save.js';
import type { ImmediateWrites } from '../draft/use-draft.js';
import { useFetchImageMutation, useRemoveImageMutation } from '../edit.api.js';

/** Replaces the image of a recipe by one from the web, or removes it; both update the draft. */
export function useRecipeImage(recipeId: string, { writes, applyStoredChange }: ImmediateWrites) {
  const { problem, save } = useSave('recipe-edit.image-saved');
  const removal = useSave('recipe-edit.image-removed');
  const [fetchImage, { isLoading: fetching }] = useFetchImageMutation();
  const [removeImage, { isLoading: removing }] = useRemoveImageMutation();

  return {
    problem: problem ?? removal.problem,
    fetching,
    removing,
    /** Resolves to whether it succeeded. */
    fetchFrom: async (url: string): Promise<boolean> => {
      const call = fetchImage({ recipeId, url, writes });
      if (!(await save(call))) return false;
      const { body, etag } = await call.unwrap();
      applyStoredChange(() => body, etag);
      return true;
    },
    remove: async (): Promise<void> => {
      const call = removeImage({ recipeId, writes });
      if (await removal.save(call)) applyStoredChange(() => ({ image: null }), (await call.unwrap()).etag);
    },
  };
}
