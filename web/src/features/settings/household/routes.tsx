import type { RouteObject } from 'react-router';

/** For users who manage the household. */
export const householdRoutes: RouteObject[] = [
  { path: 'household', lazy: async () => ({ Component: (await import('./HouseholdPage.js')).HouseholdPage }) },
];

/** For users who manage permissions. */
export const memberRoutes: RouteObject[] = [
  {
    path: 'household/members',
    lazy: async () => ({ Component: (await import('./members/MembersPage.js')).MembersPage }),
  },
];

/** For users with advanced features. */
export const advancedHouseholdRoutes: RouteObject[] = [
  {
    path: 'household/webhooks',
    lazy: async () => ({ Component: (await import('./webhooks/WebhooksPage.js')).WebhooksPage }),
  },
  {
    path: 'household/notifiers',
    lazy: async () => ({ Component: (await import('./notifiers/NotifiersPage.js')).NotifiersPage }),
  },
];
