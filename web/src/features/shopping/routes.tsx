import type { RouteObject } from 'react-router';

/** The shopping lists of the household. */
export const shoppingRoutes: RouteObject[] = [
  { path: 'shopping-lists', lazy: async () => ({ Component: (await import('./lists/ListsPage.js')).ListsPage }) },
  { path: 'shopping-lists/:id', lazy: async () => ({ Component: (await import('./list/ListPage.js')).ListPage }) },
];
