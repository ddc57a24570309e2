import type { RouteObject } from 'react-router';

export const recipeRoutes: RouteObject[] = [
  {
    path: 'g/:groupSlug',
    lazy: async () => ({ Component: (await import('./explorer/ExplorerPage.js')).ExplorerPage }),
  },
  {
    path: 'g/:groupSlug/r/:slug',
    lazy: async () => ({ Component: (await import('./page/RecipePage.js')).RecipePage }),
  },
];

/** What can be opened by a link alone, outside the product. */
export const sharedRecipeRoutes: RouteObject[] = [
  {
    path: 'g/:groupSlug/shared/r/:tokenId',
    lazy: async () => ({ Component: (await import('./shared/SharedRecipePage.js')).SharedRecipePage }),
  },
];
