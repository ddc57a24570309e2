import type { Page } from '@larder/contracts/paging/page';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import type { DeletedRecipe } from '@larder/contracts/recipe/trash';
import { api } from '../../api/api.js';

const pathOf = (id: string) => `trash/recipes/${encodeURIComponent(id)}`;

/** Deleted recipes of the group. */
export const trashApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDeletedRecipes: build.query<Page<DeletedRecipe>, number>({
      query: (page) => ({ url: 'trash/recipes', params: { page, perPage: 50 } }),
      providesTags: ['Trash'],
    }),
    restoreDeletedRecipe: build.mutation<Recipe, string>({
      query: (id) => ({ url: `${pathOf(id)}/restore`, method: 'POST' }),
      invalidatesTags: (_recipe, error, id) => (error ? [] : ['Trash', 'RecipeList', { type: 'Recipe', id }]),
      extraOptions: { outcomeToast: true },
    }),
    purgeRecipe: build.mutation<unknown, string>({
      query: (id) => ({ url: pathOf(id), method: 'DELETE' }),
      invalidatesTags: (_nothing, error) => (error ? [] : ['Trash']),
      extraOptions: { outcomeToast: true },
    }),
  }),
});

export const { useListDeletedRecipesQuery, useRestoreDeletedRecipeMutation, usePurgeRecipeMutation } = trashApi;
