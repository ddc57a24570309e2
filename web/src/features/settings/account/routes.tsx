import type { RouteObject } from 'react-router';
import { PLAIN_PAGE } from '../../../shared/theme/plain-page.js';

/** The pages of the own account, for all signed-in users. */
export const accountRoutes: RouteObject[] = [
  {
    path: 'user/profile',
    handle: PLAIN_PAGE,
    lazy: async () => ({ Component: (await import('./ProfilePage.js')).ProfilePage }),
  },
  {
    path: 'user/profile/edit',
    lazy: async () => ({ Component: (await import('./edit/EditProfilePage.js')).EditProfilePage }),
  },
];

/** For users with the permission to invite. */
export const invitationRoutes: RouteObject[] = [
  {
    path: 'user/profile/invitations',
    lazy: async () => ({ Component: (await import('./invitations/InvitationsPage.js')).InvitationsPage }),
  },
];

/** For users with advanced features. */
export const advancedAccountRoutes: RouteObject[] = [
  {
    path: 'user/profile/api-tokens',
    lazy: async () => ({ Component: (await import('./tokens/ApiTokensPage.js')).ApiTokensPage }),
  },
];
