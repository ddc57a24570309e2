import type { RouteObject } from 'react-router';

/** Moving in from other apps; for those who want to see more than usual. */
export const migrationRoutes: RouteObject[] = [
  {
    path: 'group/migrations',
    lazy: async () => ({ Component: (await import('./MigrationsPage.js')).MigrationsPage }),
  },
];
