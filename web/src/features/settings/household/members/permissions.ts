/** The permissions with the keys of their texts. */
export const PERMISSIONS = [
  ['canManage', 'manage'],
  ['canManageHousehold', 'manage-household'],
  ['canOrganize', 'organize'],
  ['canInvite', 'invite'],
] as const;
