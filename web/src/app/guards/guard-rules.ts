import type { UserOut } from '@larder/contracts/identity/tenants/user';

export type GuardName =
  | 'login'
  | 'admin'
  | 'advanced'
  | 'manage-household'
  | 'manage-group'
  | 'organize'
  | 'invite'
  | 'group-slug';

/** The redirect for users without permission, and the key of the message. */
export interface Refusal {
  to: '/login' | '/';
  reason: string;
}

type Rule = (user: UserOut, groupSlug: string | undefined) => boolean;

const RULES: Record<Exclude<GuardName, 'login'>, Rule> = {
  admin: (user) => user.admin,
  advanced: (user) => user.advanced,
  'manage-household': (user) => user.canManageHousehold,
  'manage-group': (user) => user.canManage,
  organize: (user) => user.canOrganize,
  invite: (user) => user.canInvite,
  'group-slug': (user, groupSlug) => user.groupSlug === groupSlug,
};

/**
 * Whether a user may open a page; null allows it. For convenience only: the server enforces permissions. Every guard
 * except `group-slug` implies `login`.
 */
export function refusalFor(guards: readonly GuardName[], user: UserOut | null, groupSlug?: string): Refusal | null {
  if (guards.length === 0) return null;
  if (!user) return { to: '/login', reason: 'page.please-sign-in' };
  const broken = guards.find((guard) => guard !== 'login' && !RULES[guard](user, groupSlug));
  return broken ? { to: '/', reason: broken === 'group-slug' ? 'page.other-group' : 'page.not-allowed' } : null;
}
