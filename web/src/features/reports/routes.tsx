import type { RouteObject } from 'react-router';

/** Reports of imports and migrations. */
export const reportRoutes: RouteObject[] = [
  { path: 'group/reports', lazy: async () => ({ Component: (await import('./ReportsPage.js')).ReportsPage }) },
  { path: 'group/reports/:id', lazy: async () => ({ Component: (await import('./ReportPage.js')).ReportPage }) },
];
