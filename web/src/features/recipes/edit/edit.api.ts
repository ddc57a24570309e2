import type { Recipe } from '@larder/contracts/recipe/recipe';
import { api } from '../../../api/api.js';
import { extensionOf, pictureForm } from '../../../shared/forms/picture-form.js';
import { recipesApi } from '../recipes.api.js';
import type { Asset } from '../assets/recipe-asset.js';
import type { Version } from './draft/stored-draft.js';

/** A file that becomes part of a recipe. */
export interface AssetDraft {
  recipeId: string;
  name: string;
  icon: string;
  file: File;
}

// Recipes are named by their id here: their slug may change while somebody writes.
const editApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The recipe as it is now, with the mark that a write names to be refused when somebody else was faster. */
    readVersion: build.query<Version, string>({
      query: (id) => recipePath(id),
      transformResponse: (recipe: Recipe, meta) => ({ recipe, etag: meta?.response?.headers.get('etag') ?? null }),
      keepUnusedDataFor: 0,
      extraOptions: { screenSpeaks: true },
    }),
    replaceRecipe: build.mutation<Recipe, { recipe: Recipe; etag: string | null }>({
      query: ({ recipe, etag }) => ({
        url: recipePath(recipe.id),
        method: 'PUT',
        body: recipe,
        headers: etag ? { 'If-Match': etag } : {},
      }),
      invalidatesTags: (_recipe, error) => (error ? [] : ['RecipeList']),
      onQueryStarted: async (_args, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => null);
        if (saved) await dispatch(recipesApi.util.upsertQueryData('getRecipe', seen(saved.data), saved.data));
      },
      extraOptions: { screenSpeaks: true },
    }),
    uploadImage: build.mutation<{ image: string }, { recipeId: string; picture: File }>({
      query: ({ recipeId, picture }) => ({
        url: `${recipePath(recipeId)}/image`,
        method: 'PUT',
        body: pictureForm(picture),
      }),
      invalidatesTags: (_image, error, { recipeId }) => (error ? [] : [{ type: 'Recipe', id: recipeId }, 'RecipeList']),
      extraOptions: { screenSpeaks: true },
    }),
    fetchImage: build.mutation<null, { recipeId: string; url: string }>({
      query: ({ recipeId, url }) => ({ url: `${recipePath(recipeId)}/image`, method: 'POST', body: { url } }),
      invalidatesTags: (_image, error, { recipeId }) => (error ? [] : [{ type: 'Recipe', id: recipeId }, 'RecipeList']),
      extraOptions: { screenSpeaks: true },
    }),
    removeImage: build.mutation<null, string>({
      query: (recipeId) => ({ url: `${recipePath(recipeId)}/image`, method: 'DELETE' }),
      invalidatesTags: (_image, error, recipeId) => (error ? [] : [{ type: 'Recipe', id: recipeId }, 'RecipeList']),
    }),
    uploadAsset: build.mutation<Asset, AssetDraft>({
      query: ({ recipeId, ...asset }) => ({
        url: `${recipePath(recipeId)}/assets`,
        method: 'POST',
        body: assetForm(asset),
      }),
      extraOptions: { screenSpeaks: true },
    }),
  }),
});

export const {
  useReadVersionQuery,
  useLazyReadVersionQuery,
  useReplaceRecipeMutation,
  useUploadImageMutation,
  useFetchImageMutation,
  useRemoveImageMutation,
  useUploadAssetMutation,
} = editApi;

/** Who can edit reads recipes as a member. */
const seen = ({ slug }: Recipe) => ({ visited: null, slug });

const recipePath = (id: string) => `recipes/${encodeURIComponent(id)}`;

function assetForm({ name, icon, file }: Omit<AssetDraft, 'recipeId'>): FormData {
  const form = new FormData();
  form.set('name', name);
  form.set('icon', icon);
  form.set('extension', extensionOf(file));
  form.set('file', file);
  return form;
}
