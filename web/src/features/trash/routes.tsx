import type { RouteObject } from 'react-router';

/** What was deleted, for everybody of the group. */
export const trashRoutes: RouteObject[] = [
  { path: 'group/trash', lazy: async () => ({ Component: (await import('./TrashPage.js')).TrashPage }) },
];
