import type { RouteObject } from 'react-router';

/** For users who manage the group. */
export const groupRoutes: RouteObject[] = [
  { path: 'group', lazy: async () => ({ Component: (await import('./GroupPage.js')).GroupPage }) },
];
