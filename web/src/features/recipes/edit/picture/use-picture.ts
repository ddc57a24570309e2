import type { Recipe } from '@larder/contracts/recipe/recipe';
import { useSave } from '../../../../shared/forms/use-save.js';
import {
  useFetchImageMutation,
  useLazyReadVersionQuery,
  useRemoveImageMutation,
  useUploadImageMutation,
} from '../edit.api.js';

/** What can be done to the picture of a recipe; each tells whether it worked, and the draft follows. */
export function usePicture(recipeId: string, takeOver: (change: (recipe: Recipe) => Partial<Recipe>) => void) {
  const { problem, save } = useSave('recipe-edit.picture-saved');
  const [send, { isLoading: uploading }] = useUploadImageMutation();
  const [fetchImage, { isLoading: fetching }] = useFetchImageMutation();
  const [removeImage] = useRemoveImageMutation();
  const [read] = useLazyReadVersionQuery();
  const show = (image: string | null) => takeOver(() => ({ image }));

  return {
    problem,
    uploading,
    fetching,
    upload: async (picture: File): Promise<boolean> => {
      const call = send({ recipeId, picture });
      const saved = await save(call);
      if (saved) show((await call.unwrap()).image);
      return saved;
    },
    fetchFrom: async (url: string): Promise<boolean> => {
      const saved = await save(fetchImage({ recipeId, url }));
      const { data } = saved ? await read(recipeId) : { data: undefined }; // the answer does not say how it is called
      if (data) show(data.recipe.image);
      return saved;
    },
    remove: async (): Promise<void> => {
      const { error } = await removeImage(recipeId);
      if (!error) show(null);
    },
  };
}
