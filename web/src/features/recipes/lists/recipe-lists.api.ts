import { nanoid } from '@reduxjs/toolkit';
import type { Page } from '@larder/contracts/paging/page';
import type { RecipeSummary } from '@larder/contracts/recipe/recipe';
import { api } from '../../../api/api.js';
import { listParams, type QueryParams } from '../../../api/list-params.js';
import { readPath, type VisitedGroup } from '../../../entities/session/visited-group.js';

/** Recipes per page. */
export const PAGE_SIZE = 30;
const SEARCH_SIZE = 20;
const CACHE_MINUTES = 10;
/**
 * A list that is opened again is fetched after this time, while the cached one is on screen: changes of others are only
 * received while a list is open.
 */
export const FRESH_SECONDS = 5;

/** A list of recipes: group, filter and order. */
export interface RecipeListArgs {
  visited: VisitedGroup;
  params: QueryParams;
}

const recipeListsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One page of a list, from 1. */
    listRecipes: build.query<Page<RecipeSummary>, RecipeListArgs & { page: number }>({
      query: ({ visited, params, page }) => ({
        url: readPath(visited, 'recipes'),
        params: listParams({ ...params, page, perPage: PAGE_SIZE }),
      }),
      // Only lists of favorites depend on a favorite.
      providesTags: (_page, _error, { params }) =>
        String(params['queryFilter']).includes('favoritedBy') ? ['RecipeList', 'FavoriteList'] : ['RecipeList'],
      keepUnusedDataFor: CACHE_MINUTES * 60, // keeps the list and the scroll position for navigation back
      extraOptions: { outcomeToast: true },
    }),
    searchRecipes: build.query<Page<RecipeSummary>, { visited: VisitedGroup; search: string }>({
      query: ({ visited, search }) => ({
        url: readPath(visited, 'recipes'),
        params: listParams({ search, perPage: SEARCH_SIZE, _searchSeed: Date.now() }),
      }),
      providesTags: ['RecipeList'],
      extraOptions: { outcomeToast: true },
    }),
    newestRecipes: build.query<Page<RecipeSummary>, { visited: VisitedGroup; count: number }>({
      query: ({ visited, count }) => ({
        url: readPath(visited, 'recipes'),
        params: listParams({ perPage: count, orderBy: 'created_at', orderDirection: 'desc' }),
      }),
      providesTags: ['RecipeList'],
      extraOptions: { outcomeToast: true },
    }),
    /** A random recipe that matches the parameters. */
    getRandomRecipe: build.query<Page<RecipeSummary>, RecipeListArgs>({
      query: ({ visited, params }) => ({
        url: readPath(visited, 'recipes'),
        params: { ...listParams(params), perPage: 1, orderBy: 'random', paginationSeed: nanoid() },
      }),
      extraOptions: { outcomeToast: true },
    }),
  }),
});

export const { useListRecipesQuery, useSearchRecipesQuery, useNewestRecipesQuery, useLazyGetRandomRecipeQuery } =
  recipeListsApi;
export const { listRecipes } = recipeListsApi.endpoints;
