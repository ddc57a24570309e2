import type { Page } from '@larder/contracts/paging/page';
import type { RecipeSummary } from '@larder/contracts/recipe/recipe';
import { api } from '../../api/api.js';
import { listParams } from '../../api/list-params.js';

/** The maximum number of recipes; a longer search text finds others. */
const MAX_OPTIONS = 20;

const findRecipesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The first recipes of the own group that match a text; the first by name without a text. */
    findRecipes: build.query<RecipeSummary[], string>({
      query: (search) => ({ url: 'recipes', params: listParams({ perPage: MAX_OPTIONS, search: search || null }) }),
      transformResponse: ({ items }: Page<RecipeSummary>) => items,
      providesTags: ['RecipeList'],
      keepUnusedDataFor: 10,
    }),
  }),
});

export const { useFindRecipesQuery } = findRecipesApi;
