import type { RouteObject } from 'react-router';

export const onboardingRoutes: RouteObject[] = [
  { path: 'admin/setup', lazy: async () => ({ Component: (await import('./SetupPage.js')).SetupPage }) },
];
