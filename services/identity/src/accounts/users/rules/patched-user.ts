import type { UserBase, UserPatch } from '@larder/contracts';
import { definedFields } from '@larder/service-kit';
import type { UserRecord } from '../../../store/index.js';

/** The whole account after a PATCH: absent fields keep their value. `groupName` is the user's own. */
export function patchedUser(user: UserRecord, groupName: string, input: UserPatch): UserBase {
  const { username, fullName, email, authMethod, admin, advanced } = user;
  const { canInvite, canManage, canManageHousehold, canOrganize } = user;
  const flags = { admin, advanced, canInvite, canManage, canManageHousehold, canOrganize };
  return { username, fullName, email, authMethod, ...flags, group: groupName, ...definedFields(input) };
}
