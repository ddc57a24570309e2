import type { RouteObject } from 'react-router';

/** For those who manage the group. */
export const groupRoutes: RouteObject[] = [
  { path: 'group', lazy: async () => ({ Component: (await import('./GroupPage.js')).GroupPage }) },
];
