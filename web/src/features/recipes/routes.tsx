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
