import type { UserOut } from '@larder/contracts/identity/tenants/user';
import type { IconName } from '../../../shared/icons/paths.js';

/** A link of the profile page; `key` is the prefix of its two texts. */
export interface ProfileCard {
  key: string;
  to: string;
  icon: IconName;
}

/** The links by scope; sections without a link are omitted. */
export interface ProfileSection {
  key: 'personal' | 'household' | 'group';
  cards: ProfileCard[];
}

type Flags = Pick<UserOut, 'advanced' | 'canInvite' | 'canManage' | 'canManageHousehold' | 'canOrganize'>;

const ADVANCED_HOUSEHOLD: ProfileCard[] = [
  { key: 'webhooks', to: '/household/webhooks', icon: 'link' },
  { key: 'notifiers', to: '/household/notifiers', icon: 'mail' },
];

/** The profile links for a user with these permissions. */
export function profileSections(user: Flags): ProfileSection[] {
  const sections: ProfileSection[] = [
    {
      key: 'personal',
      cards: [
        { key: 'user-settings', to: '/user/profile/edit', icon: 'user' },
        ...(user.advanced ? [{ key: 'api-tokens', to: '/user/profile/api-tokens', icon: 'key' } as const] : []),
      ],
    },
    {
      key: 'household',
      cards: [
        ...(user.canInvite ? [{ key: 'invitations', to: '/user/profile/invitations', icon: 'mail' } as const] : []),
        ...(user.canManage ? [{ key: 'members', to: '/household/members', icon: 'users' } as const] : []),
        ...(user.canManageHousehold ? [{ key: 'household-settings', to: '/household', icon: 'home' } as const] : []),
        ...(user.advanced ? ADVANCED_HOUSEHOLD : []),
      ],
    },
    {
      key: 'group',
      cards: [
        ...(user.canManage ? [{ key: 'group-settings', to: '/group', icon: 'gear' } as const] : []),
        ...(user.canOrganize ? [{ key: 'manage-data', to: '/group/data/foods', icon: 'database' } as const] : []),
        ...(user.advanced ? [{ key: 'migrations', to: '/group/migrations', icon: 'archive' } as const] : []),
        { key: 'trash', to: '/group/trash', icon: 'trash' },
      ],
    },
  ];
  return sections.filter(({ cards }) => cards.length > 0);
}
