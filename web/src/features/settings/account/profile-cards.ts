import type { UserOut } from '@larder/contracts/identity/tenants/user';
import type { IconName } from '../../../shared/icons/paths.js';

/** A link of the profile page with the keys of its two texts. */
export interface ProfileCard {
  title: string;
  text: string;
  to: string;
  icon: IconName;
}

/** The links of one scope. */
export interface ProfileSection {
  key: 'personal' | 'household' | 'group';
  cards: ProfileCard[];
}

type Profile = Pick<
  UserOut,
  'groupSlug' | 'advanced' | 'canInvite' | 'canManage' | 'canManageHousehold' | 'canOrganize'
>;

/** The profile links for a user with these permissions. */
export function profileSections(user: Profile): ProfileSection[] {
  return [
    {
      key: 'personal',
      cards: [
        card('user-settings', '/user/profile/edit', 'user'),
        ...(user.advanced ? [card('api-tokens', '/user/profile/api-tokens', 'key')] : []),
      ],
    },
    { key: 'household', cards: householdCards(user) },
    {
      key: 'group',
      cards: [
        ...(user.canManage ? [card('group-settings', '/group', 'gear')] : []),
        ...(user.canOrganize ? [card('manage-data', '/group/data/foods', 'database')] : []),
        ...(user.advanced ? [card('migrations', '/group/migrations', 'archive')] : []),
        card('trash', '/group/trash', 'trash'),
      ],
    },
  ];
}

function householdCards(user: Profile): ProfileCard[] {
  const cookbooks = { to: `/g/${user.groupSlug}/cookbooks`, icon: 'bookOpen' } as const;
  return [
    ...(user.canManageHousehold ? [card('household-settings', '/household', 'home')] : []),
    { ...cookbooks, title: 'cookbook.cookbooks', text: 'cookbook.explanation' },
    ...(user.canManage ? [card('members', '/household/members', 'users')] : []),
    ...(user.canInvite ? [card('invitations', '/user/profile/invitations', 'mail')] : []),
    ...(user.advanced ? [card('webhooks', '/household/webhooks', 'link')] : []),
    ...(user.advanced ? [card('notifiers', '/household/notifiers', 'mail')] : []),
  ];
}

/** A link whose texts are those of the profile with the name `name`. */
function card(name: string, to: string, icon: IconName): ProfileCard {
  return { title: `profile.${name}`, text: `profile.${name}-text`, to, icon };
}
