import type { RouteObject } from 'react-router';

/** The page that parses the ingredients of a recipe. */
export const recipeParserRoutes: RouteObject[] = [
  {
    path: 'g/:groupSlug/r/:slug/ingredient-parser',
    lazy: async () => ({ Component: (await import('./IngredientParserPage.js')).IngredientParserPage }),
  },
];
