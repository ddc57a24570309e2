import type { RouteObject } from 'react-router';

/** Import from another app; shown to users with advanced features. */
export const migrationRoutes: RouteObject[] = [
  {
    path: 'group/migrations',
    lazy: async () => ({ Component: (await import('./MigrationsPage.js')).MigrationsPage }),
  },
];
