import type { Actor, DirectoryGroup, Recipe } from '@larder/contracts';
import { ANONYMOUS_ID } from '../shares/share-token.mapper.js';

/** The actor of a visitor of a public group: without household, ratings and permissions. */
export function visitorOf({ id, slug }: Pick<DirectoryGroup, 'id' | 'slug'>): Actor {
  return {
    userId: ANONYMOUS_ID,
    username: '',
    groupId: id,
    groupSlug: slug,
    householdId: ANONYMOUS_ID,
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

/** Hides the authors of comments. */
export function withoutAuthors(recipe: Recipe): Recipe {
  const user = { id: ANONYMOUS_ID, username: null, fullName: null, admin: false };
  return { ...recipe, comments: recipe.comments.map((comment) => ({ ...comment, userId: ANONYMOUS_ID, user })) };
}
