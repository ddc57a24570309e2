import { api } from '../../../api/api.js';
import type { Recipe } from '@larder/contracts/recipe/recipe';

/** A link that shows a recipe to every visitor until it expires. */
export interface ShareLink {
  id: string;
  recipeId: string;
  groupId: string;
  /** ISO time. */
  expiresAt: string;
  createdAt: string;
}

/** The share links of a recipe, and the recipe of a share link. */
const shareApi = api.injectEndpoints({
  endpoints: (build) => ({
    listShareLinks: build.query<ShareLink[], string>({
      query: (recipeId) => ({ url: 'shared/recipes', params: { recipe_id: recipeId } }),
      providesTags: ['ShareLinks'],
    }),
    createShareLink: build.mutation<ShareLink, { recipeId: string; expiresAt: string }>({
      query: (body) => ({ url: 'shared/recipes', method: 'POST', body }),
      invalidatesTags: (_link, error) => (error ? [] : ['ShareLinks']),
    }),
    deleteShareLink: build.mutation<unknown, string>({
      query: (id) => ({ url: `shared/recipes/${id}`, method: 'DELETE' }),
      invalidatesTags: (_link, error) => (error ? [] : ['ShareLinks']),
      extraOptions: { outcomeToast: true },
    }),
    getSharedRecipe: build.query<Recipe, string>({
      query: (token) => `recipes/shared/${encodeURIComponent(token)}`,
      extraOptions: { allowUnauthenticated: true },
    }),
  }),
});

export const {
  useListShareLinksQuery,
  useCreateShareLinkMutation,
  useDeleteShareLinkMutation,
  useGetSharedRecipeQuery,
} = shareApi;
