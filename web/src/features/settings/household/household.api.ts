import type { HouseholdPreferences, HouseholdPreferencesUpdate } from '@larder/contracts/identity/tenants/household';
import type { UserOut } from '@larder/contracts/identity/tenants/user';
import { api } from '../../../api/api.js';

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
    updateHouseholdPreferences: build.mutation<HouseholdPreferences, HouseholdPreferencesUpdate>({
      query: (body) => ({ url: 'households/preferences', method: 'PUT', body }),
      invalidatesTags: (_preferences, error) => (error ? [] : ['Household']),
    }),
    setPermissions: build.mutation<UserOut, Permissions>({
      query: (body) => ({ url: 'households/permissions', method: 'PUT', body }),
      invalidatesTags: ['Members'], // also after an error, so that the boxes show the stored state
    }),
  }),
});

export const { useUpdateHouseholdPreferencesMutation, useSetPermissionsMutation } = householdApi;
