import { useSave } from '../../../../api/use-save.js';
import type { ImmediateWrites } from '../draft/use-draft.js';
import {
  useFetchImageMutation,
  useLazyReadVersionQuery,
  useRemoveImageMutation,
  useUploadImageMutation,
} from '../edit.api.js';

/** The actions on the image of a recipe; each resolves to whether it succeeded, and updates the draft. */
export function useRecipeImage(recipeId: string, { writes, applyStoredChange }: ImmediateWrites) {
  const { problem, save } = useSave('recipe-edit.image-saved');
  const removal = useSave('recipe-edit.image-removed');
  const [send, { isLoading: uploading }] = useUploadImageMutation();
  const [fetchImage, { isLoading: fetching }] = useFetchImageMutation();
  const [removeImage, { isLoading: removing }] = useRemoveImageMutation();
  const [read] = useLazyReadVersionQuery();

  return {
    problem: problem ?? removal.problem,
    uploading,
    fetching,
    removing,
    upload: async (image: File): Promise<boolean> => {
      const call = send({ recipeId, image, writes });
      const saved = await save(call);
      if (saved) {
        const { body, etag } = await call.unwrap();
        applyStoredChange(() => body, etag);
      }
      return saved;
    },
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
