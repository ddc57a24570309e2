import type { Recipe } from '@larder/contracts/recipe/recipe';
import { api } from '../../api/api.js';

/** Some fields of a recipe, as the API returns them. */
export type RecipePatch = Partial<Recipe>;

const path = (slug: string) => `recipes/${encodeURIComponent(slug)}`;

/** Recipes of the own group by slug, for pages that continue after an import. */
const ownRecipesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOwnRecipe: build.query<Recipe, string>({
      query: (slug) => path(slug),
      providesTags: (recipe) => [{ type: 'Recipe', id: recipe?.id }],
    }),
    /** Patches a recipe; absent fields are kept. The slug changes with the name. */
    patchRecipe: build.mutation<Recipe, { slug: string; changes: RecipePatch }>({
      query: ({ slug, changes }) => ({ url: path(slug), method: 'PATCH', body: changes }),
      invalidatesTags: (recipe, error) => (error ? [] : [{ type: 'Recipe', id: recipe?.id }, 'RecipeList']),
    }),
  }),
});

export const { useGetOwnRecipeQuery, usePatchRecipeMutation } = ownRecipesApi;
