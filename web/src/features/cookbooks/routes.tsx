import type { RouteObject } from 'react-router';

export const cookbookRoutes: RouteObject[] = [
  {
    path: 'g/:groupSlug/cookbooks',
    lazy: async () => ({ Component: (await import('./CookbooksPage.js')).CookbooksPage }),
  },
];
