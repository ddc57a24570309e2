import type { RouteObject } from 'react-router';

/** Pages that more than one feature makes. */
export const composedRoutes: RouteObject[] = [
  {
    path: 'g/:groupSlug/cookbooks/:slug',
    lazy: async () => ({ Component: (await import('./CookbookRoute.js')).CookbookRoute }),
  },
];

/** Those of the own group. */
export const composedGroupRoutes: RouteObject[] = [
  {
    path: 'g/:groupSlug/recipes/timeline',
    lazy: async () => ({ Component: (await import('./TimelineRoute.js')).TimelineRoute }),
  },
];

/** Those of whoever is signed in. */
export const composedPersonalRoutes: RouteObject[] = [
  {
    path: 'user/:id/favorites',
    lazy: async () => ({ Component: (await import('./FavoritesRoute.js')).FavoritesRoute }),
  },
];
