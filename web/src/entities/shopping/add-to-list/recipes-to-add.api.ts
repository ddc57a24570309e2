import type { Recipe } from '@larder/contracts/recipe/recipe';
import { api } from '../../../api/api.js';

const recipesToAddApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Recipes by slug or id, with their ingredients, without deleted ones. */
    getRecipesToAdd: build.query<Recipe[], readonly string[]>({
      queryFn: async (slugs, _api, _options, baseQuery) => {
        const answers = await Promise.all(slugs.map(async (slug) => baseQuery(`recipes/${encodeURIComponent(slug)}`)));
        const failed = answers.find(({ error }) => error && error.status !== 404);
        if (failed?.error) return { error: failed.error };
        return { data: answers.flatMap(({ data }) => (data ? [data as Recipe] : [])) };
      },
      providesTags: ['Recipe'],
    }),
  }),
});

export const { useGetRecipesToAddQuery } = recipesToAddApi;
