import type { Recipe } from '@larder/contracts/recipe/recipe';
import { api } from '../../../api/api.js';
import { extensionOf, imageForm } from '../../../shared/forms/image-form.js';
import { recipesApi } from '../recipes.api.js';
import type { Asset } from '../assets/recipe-asset.js';
import type { Version } from './draft/stored-draft.js';
import { ifMatch, etagOf, writeImmediately, type QueuedWrite } from './immediate-write.js';
import type { VersionedResponse } from './write-queue.js';

/** An asset of a recipe. */
export interface AssetDraft {
  recipeId: string;
  name: string;
  icon: string;
  file: File;
}

// The editor uses ids, since the slug may change meanwhile.
const editApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The current recipe with its ETag; a write that sends the ETag is rejected after another user's change. */
    getVersion: build.query<Version, string>({
      query: (id) => recipePath(id),
      transformResponse: (recipe: Recipe, meta) => ({ recipe, etag: etagOf(meta) }),
      keepUnusedDataFor: 0,
      // When the request fails, the editor uses the stored version.
      extraOptions: { retry: 'never' },
    }),
    replaceRecipe: build.mutation<Recipe, { recipe: Recipe; etag: string | null }>({
      query: ({ recipe, etag }) => ({
        url: recipePath(recipe.id),
        method: 'PUT',
        body: recipe,
        headers: ifMatch(etag),
      }),
      invalidatesTags: (_recipe, error) => (error ? [] : ['RecipeList']),
      onQueryStarted: async (_args, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => null);
        if (saved) await dispatch(recipesApi.util.upsertQueryData('getRecipe', ownRecipeArgs(saved.data), saved.data));
      },
    }),
    uploadImage: build.mutation<VersionedResponse<{ image: string }>, QueuedWrite<{ recipeId: string; image: File }>>({
      queryFn: ({ recipeId, image, writes }, _store, _options, call) =>
        writeImmediately(call, { url: `${recipePath(recipeId)}/image`, method: 'PUT', body: imageForm(image) }, writes),
      invalidatesTags: showImage,
    }),
    fetchImage: build.mutation<VersionedResponse<Partial<Recipe>>, QueuedWrite<{ recipeId: string; url: string }>>({
      queryFn: ({ recipeId, url, writes }, _store, _options, call) => {
        // The response does not contain the file name.
        const readImage = async () => imageOf((await call(recipePath(recipeId))).data);
        const request = { url: `${recipePath(recipeId)}/image`, method: 'POST', body: { url } };
        return writeImmediately(call, request, writes, readImage);
      },
      invalidatesTags: showImage,
    }),
    removeImage: build.mutation<VersionedResponse<null>, QueuedWrite<{ recipeId: string }>>({
      queryFn: ({ recipeId, writes }, _store, _options, call) =>
        writeImmediately(call, { url: `${recipePath(recipeId)}/image`, method: 'DELETE' }, writes),
      invalidatesTags: showImage,
    }),
    uploadAsset: build.mutation<VersionedResponse<Asset>, QueuedWrite<AssetDraft>>({
      queryFn: ({ recipeId, writes, ...asset }, _store, _options, call) =>
        writeImmediately(
          call,
          { url: `${recipePath(recipeId)}/assets`, method: 'POST', body: assetForm(asset) },
          writes,
        ),
    }),
  }),
});

export const {
  useGetVersionQuery,
  useLazyGetVersionQuery,
  useReplaceRecipeMutation,
  useUploadImageMutation,
  useFetchImageMutation,
  useRemoveImageMutation,
  useUploadAssetMutation,
} = editApi;

/** A user who can edit reads recipes as a member. */
const ownRecipeArgs = ({ slug }: Recipe) => ({ visited: null, slug });

/** Cached requests that show the image of a recipe. */
function showImage(_sent: unknown, error: unknown, { recipeId }: { recipeId: string }) {
  return error ? [] : [{ type: 'Recipe' as const, id: recipeId }, 'RecipeList' as const];
}

/** The image of a recipe that was loaded; empty if it could not be. */
function imageOf(loaded: unknown): Partial<Recipe> {
  return loaded ? { image: (loaded as Recipe).image } : {}; // the response of our own server
}

const recipePath = (id: string) => `recipes/${encodeURIComponent(id)}`;

function assetForm({ name, icon, file }: Omit<AssetDraft, 'recipeId'>): FormData {
  const form = new FormData();
  form.set('name', name);
  form.set('icon', icon);
  form.set('extension', extensionOf(file));
  form.set('file', file);
  return form;
}
