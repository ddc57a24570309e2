import type { RouteObject } from 'react-router';

/** Pages that more than one feature makes. */
export const composedRoutes: RouteObject[] = [
  {
    path: 'g/:groupSlug/cookbooks/:slug',
    lazy: async () => ({ Component: (await import('./CookbookRoute.js')).CookbookRoute }),
  },
];
