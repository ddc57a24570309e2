import type { RouteObject } from 'react-router';

/** Where the ingredients of a recipe are taken apart. */
export const recipeParserRoutes: RouteObject[] = [
  {
    path: 'g/:groupSlug/r/:slug/ingredient-parser',
    lazy: async () => ({ Component: (await import('./IngredientParserPage.js')).IngredientParserPage }),
  },
];
