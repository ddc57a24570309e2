import type { Page } from '@larder/contracts/paging/page';
import type { RecipeSettings, RecipeSummary } from '@larder/contracts/recipe/recipe';
import { api } from '../../../api/api.js';
import { listParams } from '../../../api/list-params.js';
import type { Organizer } from '../../../entities/catalogue/catalogue.js';

/** A file with recipes of the group, kept for a day. */
export interface DataExport {
  id: string;
  name: string;
  filename: string;
  /** Passed back unchanged to download the file. */
  path: string;
  /** Formatted size, such as "1.25 MB". */
  size: string;
  createdAt?: string;
  expires: string;
}

/** The page of the table to load. */
export interface RecipePageArgs {
  householdId: string;
  search: string;
  orderBy: string;
  descending: boolean;
  page: number;
  /** −1 for all of them. */
  perPage: number;
}

/** The settings that can be set for many recipes at once; absent ones are kept. */
export type SettingsChange = Partial<Omit<RecipeSettings, 'locked'>>;

/** Options of idempotent calls, which are retried for a short time while the server is unavailable. */
const IDEMPOTENT = { retry: 'shortly' } as const;

const recipeDataApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRecipeRows: build.query<Page<RecipeSummary>, RecipePageArgs>({
      query: ({ householdId, search, orderBy, descending, page, perPage }) => ({
        url: 'recipes',
        params: listParams({
          page,
          perPage,
          orderBy,
          orderDirection: descending ? 'desc' : 'asc',
          search: search || null,
          queryFilter: `householdId="${householdId}"`,
        }),
      }),
      providesTags: ['RecipeList'],
    }),
    tagRecipes: build.mutation<unknown, { recipes: string[]; tags: Organizer[] }>({
      query: (body) => ({ url: 'recipes/bulk-actions/tag', method: 'POST', body }),
      invalidatesTags: ['RecipeList', 'Recipe'],
      extraOptions: IDEMPOTENT,
    }),
    categorizeRecipes: build.mutation<unknown, { recipes: string[]; categories: Organizer[] }>({
      query: (body) => ({ url: 'recipes/bulk-actions/categorize', method: 'POST', body }),
      invalidatesTags: ['RecipeList', 'Recipe'],
      extraOptions: IDEMPOTENT,
    }),
    /** All settings except the lock, the same for all recipes. */
    setSettings: build.mutation<unknown, { recipes: string[]; settings: RecipeSettings }>({
      query: (body) => ({ url: 'recipes/bulk-actions/settings', method: 'POST', body }),
      invalidatesTags: ['RecipeList', 'Recipe'],
      extraOptions: IDEMPOTENT,
    }),
    /** Changes some fields of many recipes. */
    patchRecipes: build.mutation<
      unknown,
      ({ id: string; slug: string } & { userId?: string; settings?: SettingsChange })[]
    >({
      query: (body) => ({ url: 'recipes', method: 'PATCH', body }),
      invalidatesTags: ['RecipeList', 'Recipe'],
    }),
    deleteRecipes: build.mutation<unknown, string[]>({
      query: (recipes) => ({ url: 'recipes/bulk-actions/delete', method: 'POST', body: { recipes } }),
      invalidatesTags: ['RecipeList', 'Recipe'],
    }),
    exportRecipes: build.mutation<unknown, string[]>({
      query: (recipes) => ({
        url: 'recipes/bulk-actions/export',
        method: 'POST',
        body: { recipes, exportType: 'json' },
      }),
      invalidatesTags: ['Exports'],
    }),
    getExports: build.query<DataExport[], void>({
      query: () => 'recipes/bulk-actions/export',
      providesTags: ['Exports'],
    }),
    /** A token with which the browser can download the file itself. */
    getExportToken: build.query<{ fileToken: string }, string>({
      query: (path) => ({ url: 'recipes/bulk-actions/export/download', params: { path } }),
      keepUnusedDataFor: 0,
    }),
    purgeExports: build.mutation<unknown, void>({
      query: () => ({ url: 'recipes/bulk-actions/export/purge', method: 'DELETE' }),
      invalidatesTags: ['Exports'],
      extraOptions: { outcomeToast: true },
    }),
  }),
});

export const {
  useGetRecipeRowsQuery,
  useLazyGetRecipeRowsQuery,
  useTagRecipesMutation,
  useCategorizeRecipesMutation,
  useSetSettingsMutation,
  usePatchRecipesMutation,
  useDeleteRecipesMutation,
  useExportRecipesMutation,
  useGetExportsQuery,
  useLazyGetExportTokenQuery,
  usePurgeExportsMutation,
} = recipeDataApi;
