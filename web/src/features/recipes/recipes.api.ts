import { nanoid } from '@reduxjs/toolkit';
import type { Page } from '@larder/contracts/paging/page';
import type { Recipe, RecipeSummary } from '@larder/contracts/recipe/recipe';
import { api } from '../../api/api.js';
import { listParams, type QueryParams } from '../../api/list-params.js';

/** Recipes a page of the list holds. */
export const PAGE_SIZE = 30;
const SEARCH_SIZE = 20;
const MINUTES_KEPT = 10;

/** Whose recipes: the own group's (null), or what a group shows to visitors. */
export type VisitedGroup = string | null;

export interface RecipeListArgs {
  visited: VisitedGroup;
  params: QueryParams;
}

const recipesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listRecipes: build.infiniteQuery<Page<RecipeSummary>, RecipeListArgs, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last) => (last.page < last.total_pages ? last.page + 1 : undefined),
      },
      query: ({ queryArg: { visited, params }, pageParam }) => ({
        url: recipesPath(visited),
        params: listParams({ ...params, page: pageParam, perPage: PAGE_SIZE }),
      }),
      providesTags: ['RecipeList'],
      keepUnusedDataFor: MINUTES_KEPT * 60, // whoever comes back finds the list as it was, and where it was
    }),
    searchRecipes: build.query<Page<RecipeSummary>, { visited: VisitedGroup; search: string }>({
      query: ({ visited, search }) => ({
        url: recipesPath(visited),
        params: listParams({ search, perPage: SEARCH_SIZE, _searchSeed: Date.now() }),
      }),
      providesTags: ['RecipeList'],
    }),
    newestRecipes: build.query<Page<RecipeSummary>, { visited: VisitedGroup; count: number }>({
      query: ({ visited, count }) => ({
        url: recipesPath(visited),
        params: listParams({ perPage: count, orderBy: 'created_at', orderDirection: 'desc' }),
      }),
      providesTags: ['RecipeList'],
    }),
    /** One recipe of all that the parameters find, by chance. */
    drawRecipe: build.query<Page<RecipeSummary>, RecipeListArgs>({
      query: ({ visited, params }) => ({
        url: recipesPath(visited),
        params: { ...listParams(params), perPage: 1, orderBy: 'random', paginationSeed: nanoid() },
      }),
    }),
    getRecipe: build.query<Recipe, { visited: VisitedGroup; slug: string }>({
      query: ({ visited, slug }) => `${recipesPath(visited)}/${encodeURIComponent(slug)}`,
      providesTags: (recipe) => [{ type: 'Recipe', id: recipe?.id }],
      extraOptions: { screenSpeaks: true },
    }),
    deleteRecipe: build.mutation<unknown, string>({
      query: (slug) => ({ url: `recipes/${encodeURIComponent(slug)}`, method: 'DELETE' }),
      invalidatesTags: (_recipe, error) => (error ? [] : ['RecipeList']),
    }),
  }),
});

export const {
  useListRecipesInfiniteQuery,
  useSearchRecipesQuery,
  useNewestRecipesQuery,
  useLazyDrawRecipeQuery,
  useGetRecipeQuery,
  useDeleteRecipeMutation,
} = recipesApi;

function recipesPath(visited: VisitedGroup): string {
  return visited === null ? 'recipes' : `explore/groups/${encodeURIComponent(visited)}/recipes`;
}
