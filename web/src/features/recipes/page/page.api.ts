import type { Recipe } from '@larder/contracts/recipe/recipe';
import { api } from '../../../api/api.js';

const pageApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A copy with files and all, under another name; `slug` may be the id. */
    duplicateRecipe: build.mutation<Recipe, { slug: string; name: string }>({
      query: ({ slug, name }) => ({
        url: `recipes/${encodeURIComponent(slug)}/duplicate`,
        method: 'POST',
        body: { name },
      }),
      invalidatesTags: (_recipe, error) => (error ? [] : ['RecipeList']),
      extraOptions: { screenSpeaks: true },
    }),
  }),
});

export const { useDuplicateRecipeMutation } = pageApi;
