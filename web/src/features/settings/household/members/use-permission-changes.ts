import { useState } from 'react';
import type { UserOut } from '@larder/contracts/identity/tenants/user';
import { useSave } from '../../../../api/use-save.js';
import { useSetPermissionsMutation, type Permissions } from '../household.api.js';

type Flag = Exclude<keyof Permissions, 'userId'>;

/**
 * Saves the permissions of members one by one. The API replaces all those of a member, so a change counts from the click
 * on: another one that is made before the response must not revert it.
 */
export function usePermissionChanges() {
  const [setPermissions] = useSetPermissionsMutation();
  const { save, problem } = useSave('household.permissions-updated');
  const [pending, setPending] = useState<ReadonlyMap<string, Permissions>>(new Map());

  const permissionsOf = (member: UserOut): Permissions => pending.get(member.id) ?? storedPermissions(member);
  const change = async (member: UserOut, flag: Flag, allowed: boolean) => {
    const next = { ...permissionsOf(member), [flag]: allowed };
    setPending((before) => new Map(before).set(member.id, next));
    await save(setPermissions(next));
    setPending((before) => new Map([...before].filter(([, permissions]) => permissions !== next)));
  };
  return { permissionsOf, change, problem };
}

function storedPermissions({ id, canInvite, canManage, canManageHousehold, canOrganize }: UserOut): Permissions {
  return { userId: id, canInvite, canManage, canManageHousehold, canOrganize };
}
