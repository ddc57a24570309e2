import type { RouteObject } from 'react-router';
import { PLAIN_PAGE } from '../../shared/theme/plain-page.js';

/** Pages that combine several features. */
export const composedRoutes: RouteObject[] = [
  {
    path: 'g/:groupSlug/cookbooks/:slug',
    handle: PLAIN_PAGE,
    lazy: async () => ({ Component: (await import('./CookbookRoute.js')).CookbookRoute }),
  },
];

/** Pages of the own group. */
export const composedGroupRoutes: RouteObject[] = [
  {
    path: 'g/:groupSlug/recipes/timeline',
    lazy: async () => ({ Component: (await import('./TimelineRoute.js')).TimelineRoute }),
  },
];

/** Pages of the signed-in user. */
export const composedPersonalRoutes: RouteObject[] = [
  {
    path: 'user/:id/favorites',
    handle: PLAIN_PAGE,
    lazy: async () => ({ Component: (await import('./FavoritesRoute.js')).FavoritesRoute }),
  },
];
