import type { Page } from '@larder/contracts/paging/page';
import type { RecipeSummary } from '@larder/contracts/recipe/recipe';
import { api } from '../../api/api.js';

const matchCountApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The number of recipes of the group that match a filter. */
    countMatches: build.query<number, string>({
      query: (queryFilter) => ({ url: 'recipes', params: { queryFilter, perPage: 1 } }),
      transformResponse: ({ total }: Page<RecipeSummary>) => total,
      providesTags: ['RecipeList'],
    }),
  }),
});

export const { useCountMatchesQuery } = matchCountApi;
