import type { RouteObject } from 'react-router';
import { PLAIN_PAGE } from '../../shared/theme/plain-page.js';

export const recipeRoutes: RouteObject[] = [
  {
    path: 'g/:groupSlug',
    handle: PLAIN_PAGE,
    lazy: async () => ({ Component: (await import('./explorer/ExplorerPage.js')).ExplorerPage }),
  },
  {
    path: 'g/:groupSlug/r/:slug',
    handle: PLAIN_PAGE,
    lazy: async () => ({ Component: (await import('./page/RecipePage.js')).RecipePage }),
  },
];

/** Pages that are opened by a link, without the layout of the app. */
export const sharedRecipeRoutes: RouteObject[] = [
  {
    path: 'g/:groupSlug/shared/r/:tokenId',
    handle: PLAIN_PAGE,
    lazy: async () => ({ Component: (await import('./shared/SharedRecipePage.js')).SharedRecipePage }),
  },
];
