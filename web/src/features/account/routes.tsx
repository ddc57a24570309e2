import type { RouteObject } from 'react-router';

export const accountRoutes: RouteObject[] = [
  { path: 'user/profile', lazy: async () => ({ Component: (await import('./ProfilePage.js')).ProfilePage }) },
];
