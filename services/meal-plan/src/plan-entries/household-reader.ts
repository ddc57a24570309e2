import type { Actor, DirectoryGroup, DirectoryHousehold } from '@larder/contracts';
import { FALLBACK_LOCALE } from '@larder/locales';

export interface Tenant {
  group: DirectoryGroup;
  household: DirectoryHousehold;
}

/** The actor of a household without a signed-in user, such as for a calendar app; has no other permissions. */
export function householdReader(userId: string, { group, household }: Tenant): Actor {
  return {
    admin: false,
    canInvite: false,
    canManage: false,
    canManageHousehold: false,
    canOrganize: false,
    userId,
    username: '',
    locale: FALLBACK_LOCALE,
    integrationId: 'generic',
    groupId: group.id,
    groupSlug: group.slug,
    householdId: household.id,
    householdSlug: household.slug,
  };
}
