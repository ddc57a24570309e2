import type { Page } from '@larder/contracts/paging/page';
import type { RecipeSummary } from '@larder/contracts/recipe/recipe';
import { api } from '../../api/api.js';
import { listParams } from '../../api/list-params.js';
import type { Organizer } from '../../entities/catalogue/catalogue.js';

export interface UrlImport {
  url: string;
  includeTags: boolean;
}

/** One address of a bulk import, with the organizers of its recipe. */
export interface BulkRow {
  url: string;
  categories: Organizer[];
  tags: Organizer[];
}

export interface TextImport {
  data: string;
  includeTags: boolean;
}

/** Imports, and new recipes: most return the slug of the new recipe. The pages show failures themselves. */
const importApi = api.injectEndpoints({
  endpoints: (build) => ({
    importUrl: build.mutation<string, UrlImport>({
      query: (body) => ({ url: 'recipes/create/url', method: 'POST', body }),
      invalidatesTags: (slug) => (slug ? ['RecipeList'] : []),
    }),
    /** Recipes of the group that were imported from an address; there may be several. */
    findBySource: build.query<Page<RecipeSummary>, string>({
      query: (url) => ({ url: 'recipes', params: listParams({ perPage: 1, queryFilter: `orgURL = "${url}"` }) }),
      keepUnusedDataFor: 0,
    }),
    /** Recipes of the group that were imported from any of some addresses. */
    findBySources: build.query<RecipeSummary[], readonly string[]>({
      query: (urls) => ({ url: 'recipes', params: listParams({ queryFilter: `orgURL IN ${JSON.stringify(urls)}` }) }),
      transformResponse: ({ items }: Page<RecipeSummary>) => items,
      keepUnusedDataFor: 0,
    }),
    importText: build.mutation<string, TextImport>({
      query: (body) => ({ url: 'recipes/create/html-or-json', method: 'POST', body }),
      invalidatesTags: (slug) => (slug ? ['RecipeList'] : []),
    }),
    /** Imports an archive of this product or a compatible one. */
    importZip: build.mutation<string, File>({
      query: (archive) => ({ url: 'recipes/create/zip', method: 'POST', body: formOf({ archive }) }),
      invalidatesTags: (slug) => (slug ? ['RecipeList', 'Catalogue'] : []),
    }),
    /** Imports one recipe from its images; `language` requests a translation. */
    importImages: build.mutation<string, { images: readonly File[]; language: string | null }>({
      query: ({ images, language }) => ({
        url: 'recipes/create/image',
        method: 'POST',
        params: { translateLanguage: language },
        body: formOf({ images, extension: images[0]?.name.split('.').at(-1) ?? '' }),
      }),
      invalidatesTags: (slug) => (slug ? ['RecipeList'] : []),
    }),
    /** Starts a bulk import; the results are in its report. */
    importMany: build.mutation<{ reportId: string }, BulkRow[]>({
      query: (imports) => ({ url: 'recipes/create/url/bulk', method: 'POST', body: { imports } }),
      invalidatesTags: ['Reports'],
    }),
    /** The raw recipe data of a page; a sentence when there is none. */
    testScrape: build.mutation<unknown, { url: string; useOpenAI: boolean }>({
      query: (body) => ({ url: 'recipes/test-scrape-url', method: 'POST', body }),
    }),
    /** Discards an import. */
    discardRecipe: build.mutation<unknown, string>({
      query: (slug) => ({ url: `recipes/${encodeURIComponent(slug)}`, method: 'DELETE' }),
      invalidatesTags: (_recipe, error) => (error ? [] : ['RecipeList']),
    }),
    createRecipe: build.mutation<string, { name: string }>({
      query: (body) => ({ url: 'recipes', method: 'POST', body }),
      invalidatesTags: (slug) => (slug ? ['RecipeList'] : []),
    }),
    /** Stores the source URL of a manually created recipe. */
    setSource: build.mutation<unknown, { slug: string; orgURL: string }>({
      query: ({ slug, orgURL }) => ({ url: `recipes/${encodeURIComponent(slug)}`, method: 'PATCH', body: { orgURL } }),
      invalidatesTags: ['RecipeList'],
      extraOptions: { outcomeToast: true },
    }),
  }),
});

export const {
  useImportUrlMutation,
  useLazyFindBySourceQuery,
  useLazyFindBySourcesQuery,
  useImportTextMutation,
  useImportZipMutation,
  useImportImagesMutation,
  useImportManyMutation,
  useTestScrapeMutation,
  useDiscardRecipeMutation,
  useCreateRecipeMutation,
  useSetSourceMutation,
} = importApi;

function formOf(fields: Record<string, string | File | readonly File[]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const each of Array.isArray(value) ? (value as readonly File[]) : [value as string | File])
      form.append(name, each);
  }
  return form;
}
