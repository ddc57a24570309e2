import type { RecipeComment } from '@larder/contracts/recipe/recipe';
import { api } from '../../../api/api.js';

/** Comments are part of their recipe; each change invalidates it. */
const commentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    addComment: build.mutation<RecipeComment, { recipeId: string; text: string }>({
      query: (body) => ({ url: 'comments', method: 'POST', body }),
      invalidatesTags: (_comment, error, { recipeId }) => (error ? [] : [{ type: 'Recipe', id: recipeId }]),
    }),
    updateComment: build.mutation<RecipeComment, Pick<RecipeComment, 'id' | 'recipeId' | 'text'>>({
      query: ({ id, text }) => ({ url: `comments/${id}`, method: 'PUT', body: { id, text } }),
      invalidatesTags: (_comment, error, { recipeId }) => (error ? [] : [{ type: 'Recipe', id: recipeId }]),
    }),
    deleteComment: build.mutation<unknown, Pick<RecipeComment, 'id' | 'recipeId'>>({
      query: ({ id }) => ({ url: `comments/${id}`, method: 'DELETE' }),
      invalidatesTags: (_comment, error, { recipeId }) => (error ? [] : [{ type: 'Recipe', id: recipeId }]),
      extraOptions: { outcomeToast: true },
    }),
  }),
});

export const { useAddCommentMutation, useUpdateCommentMutation, useDeleteCommentMutation } = commentsApi;
