import type { Recipe } from '@larder/contracts/recipe/recipe';
import { api } from '../../../api/api.js';

const recipesToAddApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Recipes by slug or id, with their ingredients, without deleted ones. */
    getRecipesToAdd: build.query<Recipe[], readonly string[]>({
      queryFn: async (slugs, _api, _options, baseQuery) => {
        const responses = await Promise.all(
          slugs.map(async (slug) => baseQuery(`recipes/${encodeURIComponent(slug)}`)),
        );
        const failed = responses.find(({ error }) => error && error.status !== 404);
        if (failed?.error) return { error: failed.error };
        return { data: responses.flatMap(({ data }) => (data ? [data as Recipe] : [])) };
      },
      providesTags: ['Recipe'],
    }),
  }),
});

export const { useGetRecipesToAddQuery } = recipesToAddApi;
