import type { Actor, DirectoryGroup, Recipe } from '@larder/contracts';

/** An id that nobody has. */
export const NOBODY = '00000000-0000-4000-8000-000000000000';

/** A reader of a public group who belongs to none of its households, has no ratings and may do nothing. */
export function visitorOf({ id, slug }: Pick<DirectoryGroup, 'id' | 'slug'>): Actor {
  return {
    userId: NOBODY,
    username: '',
    groupId: id,
    groupSlug: slug,
    householdId: NOBODY,
    householdSlug: '',
    locale: 'en-US',
    integrationId: 'generic',
    admin: false,
    canInvite: false,
    canManage: false,
    canManageHousehold: false,
    canOrganize: false,
  };
}

/** Comments stay, who wrote them does not show. */
export function withoutAuthors(recipe: Recipe): Recipe {
  const user = { id: NOBODY, username: null, admin: false };
  return { ...recipe, comments: recipe.comments.map((comment) => ({ ...comment, userId: NOBODY, user })) };
}
