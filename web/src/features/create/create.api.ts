import { api } from '../../api/api.js';

export interface UrlImport {
  url: string;
  includeTags: boolean;
}

export interface TextImport {
  data: string;
  includeTags: boolean;
}

// All of them answer the slug of the new recipe. The pages say themselves what went wrong, in words a cook understands.
const createApi = api.injectEndpoints({
  endpoints: (build) => ({
    importUrl: build.mutation<string, UrlImport>({
      query: (body) => ({ url: 'recipes/create/url', method: 'POST', body }),
      invalidatesTags: (slug) => (slug ? ['RecipeList'] : []),
      extraOptions: { screenSpeaks: true },
    }),
    importText: build.mutation<string, TextImport>({
      query: (body) => ({ url: 'recipes/create/html-or-json', method: 'POST', body }),
      invalidatesTags: (slug) => (slug ? ['RecipeList'] : []),
      extraOptions: { screenSpeaks: true },
    }),
    createRecipe: build.mutation<string, { name: string }>({
      query: (body) => ({ url: 'recipes', method: 'POST', body }),
      invalidatesTags: (slug) => (slug ? ['RecipeList'] : []),
      extraOptions: { screenSpeaks: true },
    }),
    /** Notes where a recipe made by hand comes from. */
    setSource: build.mutation<unknown, { slug: string; orgURL: string }>({
      query: ({ slug, orgURL }) => ({ url: `recipes/${encodeURIComponent(slug)}`, method: 'PATCH', body: { orgURL } }),
      invalidatesTags: ['RecipeList'],
    }),
  }),
});

export const { useImportUrlMutation, useImportTextMutation, useCreateRecipeMutation, useSetSourceMutation } = createApi;
