import type { RouteObject } from 'react-router';

export const entryRoutes: RouteObject[] = [
  { path: 'login', lazy: async () => ({ Component: (await import('./LoginPage.js')).LoginPage }) },
];
