import type { RouteObject } from 'react-router';

/** The trash, for all members of the group. */
export const trashRoutes: RouteObject[] = [
  { path: 'group/trash', lazy: async () => ({ Component: (await import('./TrashPage.js')).TrashPage }) },
];
