import type { Recipe } from '@larder/contracts/recipe/recipe';
import { api } from '../../../api/api.js';

const recipePath = (slugOrId: string) => `recipes/${encodeURIComponent(slugOrId)}`;

/** Actions on a whole recipe. */
const pageApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Creates a copy with its files under another name; `slug` may be the id. */
    duplicateRecipe: build.mutation<Recipe, { slug: string; name: string }>({
      query: ({ slug, name }) => ({ url: `${recipePath(slug)}/duplicate`, method: 'POST', body: { name } }),
      invalidatesTags: (_recipe, error) => (error ? [] : ['RecipeList']),
    }),
    /** A token for the download of the recipe as an archive, valid for half an hour. */
    createExportToken: build.mutation<{ token: string }, string>({
      query: (slug) => ({ url: `${recipePath(slug)}/exports`, method: 'POST', body: {} }),
      extraOptions: { outcomeToast: true },
    }),
    setLastMade: build.mutation<Recipe, { recipeId: string; timestamp: string }>({
      query: ({ recipeId, timestamp }) => ({
        url: `${recipePath(recipeId)}/last-made`,
        method: 'PATCH',
        body: { timestamp },
      }),
      invalidatesTags: (_recipe, error, { recipeId }) =>
        error ? [] : [{ type: 'Recipe', id: recipeId }, 'RecipeList'],
    }),
    triggerAction: build.mutation<null, { actionId: string; slug: string }>({
      query: ({ actionId, slug }) => ({
        url: `households/recipe-actions/${actionId}/trigger/${encodeURIComponent(slug)}`,
        method: 'POST',
      }),
    }),
  }),
});

export const {
  useDuplicateRecipeMutation,
  useCreateExportTokenMutation,
  useSetLastMadeMutation,
  useTriggerActionMutation,
} = pageApi;
