import type { UserOut } from '@larder/contracts/identity/tenants/user';
import type { Failure } from '../../api/call-problem.js';
import {
  useLazyGetAdminGroupQuery,
  useLazyGetAdminHouseholdQuery,
  useUpdateAdminGroupMutation,
  useUpdateAdminHouseholdMutation,
} from '../../entities/tenants/tenants.api.js';

type Home = Pick<UserOut, 'groupId' | 'householdId'>;

/** Sets the privacy of the first group and household; resolves to the error, if any. */
export function useOpenToPublic() {
  const [readGroup] = useLazyGetAdminGroupQuery();
  const [readHousehold] = useLazyGetAdminHouseholdQuery();
  const [saveGroup] = useUpdateAdminGroupMutation();
  const [saveHousehold] = useUpdateAdminHouseholdMutation();

  const openGroup = async (id: string, isPublic: boolean): Promise<Failure | undefined> => {
    const { data: group, error } = await readGroup(id);
    if (!group) return error;
    return (await saveGroup({ id, name: group.name, preferences: { ...group.preferences, privateGroup: !isPublic } }))
      .error;
  };
  const openHousehold = async (id: string, isPublic: boolean): Promise<Failure | undefined> => {
    const { data: household, error } = await readHousehold(id);
    if (!household?.preferences) return error;
    const preferences = { ...household.preferences, privateHousehold: !isPublic, recipePublic: isPublic };
    return (await saveHousehold({ id, groupId: household.groupId, name: household.name, preferences })).error;
  };
  return async ({ groupId, householdId }: Home, isPublic: boolean): Promise<Failure | undefined> =>
    (await openGroup(groupId, isPublic)) ?? (await openHousehold(householdId, isPublic));
}
