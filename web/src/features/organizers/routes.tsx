import type { RouteObject } from 'react-router';
import type { OrganizerKind } from '@larder/contracts/recipe/catalogue/organizer';

const KINDS: readonly OrganizerKind[] = ['categories', 'tags', 'tools'];

export const organizerRoutes: RouteObject[] = KINDS.map((kind) => ({
  path: `g/:groupSlug/recipes/${kind}`,
  lazy: async () => {
    const { OrganizersPage } = await import('./OrganizersPage.js');
    return { element: <OrganizersPage key={kind} kind={kind} /> };
  },
}));
