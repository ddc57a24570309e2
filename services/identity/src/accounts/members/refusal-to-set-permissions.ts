import { CommonErrors, IdentityErrors, type Actor, type AppError } from '@larder/contracts';
import type { UserRecord } from '../../store/index.js';

type Target = Pick<UserRecord, '_id' | 'householdId' | 'admin'>;

/**
 * Why the caller may not set this member's permissions; undefined when allowed. `target` is a member of the caller's
 * group, null when there is none. No user may raise their own permissions, and only administrators may change
 * administrators.
 */
export function refusalToSetPermissions(actor: Actor, target: Target | null): AppError | undefined {
  if (!actor.canManage) return CommonErrors.forbidden();
  if (!target) return IdentityErrors.noSuchMember();
  if (target.householdId !== actor.householdId) return IdentityErrors.notOfHousehold();
  if (target._id === actor.userId || target.admin) return CommonErrors.forbidden();
  return undefined;
}
