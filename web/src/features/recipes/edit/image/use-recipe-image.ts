import { useSave } from '../../../../api/use-save.js';
import type { ImmediateWrites } from '../draft/use-draft.js';
import { useFetchImageMutation, useLazyGetVersionQuery, useRemoveImageMutation } from '../edit.api.js';

/** Replaces the image of a recipe by one from the web, or removes it; both update the draft. */
export function useRecipeImage(recipeId: string, { writes, applyStoredChange }: ImmediateWrites) {
  const { problem, save } = useSave('recipe-edit.image-saved');
  const removal = useSave('recipe-edit.image-removed');
  const [fetchImage, { isLoading: fetching }] = useFetchImageMutation();
  const [removeImage, { isLoading: removing }] = useRemoveImageMutation();
  const [read] = useLazyGetVersionQuery();

  return {
    problem: problem ?? removal.problem,
    fetching,
    removing,
    /** Resolves to whether it succeeded. */
    fetchFrom: async (url: string): Promise<boolean> => {
      const call = fetchImage({ recipeId, url, writes });
      const saved = await save(call);
      // The response does not contain the file name.
      const { data } = saved ? await read(recipeId) : { data: undefined };
      if (data) applyStoredChange(() => ({ image: data.recipe.image }), (await call.unwrap()).etag);
      return saved;
    },
    remove: async (): Promise<void> => {
      const call = removeImage({ recipeId, writes });
      if (await removal.save(call)) applyStoredChange(() => ({ image: null }), (await call.unwrap()).etag);
    },
  };
}
