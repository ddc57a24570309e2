import type { HouseholdPreferences } from '@larder/contracts/identity/tenants/household';
import type { UserOut } from '@larder/contracts/identity/tenants/user';
import { api } from '../../../api/api.js';
import { replaceCurrent } from '../../../api/replace-current.js';
import { householdMembersApi } from '../../../entities/tenants/household-members.api.js';

/** The permissions of a user in the household. */
export interface Permissions {
  userId: string;
  canInvite: boolean;
  canManage: boolean;
  canManageHousehold: boolean;
  canOrganize: boolean;
}

const householdApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Changes the given preferences. */
    updateHouseholdPreferences: build.mutation<HouseholdPreferences, Partial<HouseholdPreferences>>({
      queryFn: (changes, _store, _options, call) =>
        replaceCurrent(call, { url: 'households/preferences' }, (current: HouseholdPreferences) => ({
          ...current,
          ...changes,
        })),
      invalidatesTags: (_preferences, error) => (error ? [] : ['Household']),
    }),
    setPermissions: build.mutation<UserOut, Permissions>({
      query: (body) => ({ url: 'households/permissions', method: 'PUT', body }),
      onQueryStarted: async (_permissions, { dispatch, queryFulfilled }) => {
        const response = await queryFulfilled.catch(() => null);
        if (response) dispatch(withMember(response.data)); // at once: the next change is made to what is shown
      },
      invalidatesTags: ['Members'], // also after an error, so that the boxes show the stored state
    }),
  }),
});

function withMember(member: UserOut) {
  return householdMembersApi.util.updateQueryData('listHouseholdMembers', undefined, (page) => {
    page.items = page.items.map((each) => (each.id === member.id ? member : each));
  });
}

export const { useUpdateHouseholdPreferencesMutation, useSetPermissionsMutation } = householdApi;
