import type { Page } from '@larder/contracts/paging/page';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import type { RecipeVersion, RecipeVersionSummary } from '@larder/contracts/recipe/version';
import { api } from '../../../api/api.js';

/** A version of a recipe. */
export interface VersionKey {
  recipeId: string;
  number: number;
}

const pathOf = (recipeId: string) => `recipes/${encodeURIComponent(recipeId)}/versions`;

/** The versions of a recipe. */
const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    listRecipeVersions: build.query<Page<RecipeVersionSummary>, string>({
      query: (recipeId) => pathOf(recipeId),
      providesTags: (_page, _error, id) => [{ type: 'Recipe', id }],
    }),
    getRecipeVersion: build.query<RecipeVersion, VersionKey>({
      query: ({ recipeId, number }) => `${pathOf(recipeId)}/${number}`,
      providesTags: (_version, _error, { recipeId: id }) => [{ type: 'Recipe', id }],
    }),
    restoreRecipeVersion: build.mutation<Recipe, VersionKey>({
      query: ({ recipeId, number }) => ({ url: `${pathOf(recipeId)}/${number}/restore`, method: 'POST' }),
      invalidatesTags: (_recipe, error, { recipeId: id }) => (error ? [] : [{ type: 'Recipe', id }, 'RecipeList']),
      extraOptions: { outcomeToast: true },
    }),
  }),
});

export const { useListRecipeVersionsQuery, useGetRecipeVersionQuery, useRestoreRecipeVersionMutation } = historyApi;
