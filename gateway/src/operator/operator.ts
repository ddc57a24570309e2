import { OPERATOR_ID, type Actor } from '@larder/contracts';

/** The actor of commands on the machine: an administrator without an account, a group or a household. */
export const OPERATOR: Actor = {
  userId: OPERATOR_ID,
  username: 'operator',
  groupId: OPERATOR_ID,
  groupSlug: 'operator',
  householdId: OPERATOR_ID,
  householdSlug: 'operator',
  locale: 'en-US',
  integrationId: 'operator',
  credential: 'session',
  admin: true,
  canInvite: true,
  canManage: true,
  canManageHousehold: true,
  canOrganize: true,
};
