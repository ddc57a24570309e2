import type { Recipe } from '@larder/contracts/recipe/recipe';
import { api } from '../../api/api.js';
import { readPath, type VisitedGroup } from '../../entities/session/visited-group.js';

export const recipesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRecipe: build.query<Recipe, { visited: VisitedGroup; slug: string }>({
      query: ({ visited, slug }) => `${readPath(visited, 'recipes')}/${encodeURIComponent(slug)}`,
      providesTags: (recipe) => [{ type: 'Recipe', id: recipe?.id }],
    }),
    deleteRecipe: build.mutation<unknown, string>({
      query: (slug) => ({ url: `recipes/${encodeURIComponent(slug)}`, method: 'DELETE' }),
      invalidatesTags: (_recipe, error) => (error ? [] : ['RecipeList']),
      extraOptions: { outcomeToast: true },
    }),
  }),
});

export const { useGetRecipeQuery, useDeleteRecipeMutation } = recipesApi;
