/** What can be allowed, and the key of its words. */
export const PERMISSIONS = [
  ['canManage', 'manage'],
  ['canManageHousehold', 'manage-household'],
  ['canOrganize', 'organize'],
  ['canInvite', 'invite'],
] as const;
