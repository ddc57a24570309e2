import type { HouseholdPreferences, HouseholdPreferencesUpdate } from '@larder/contracts/identity/household';
import type { UserOut } from '@larder/contracts/identity/user';
import type { Page } from '@larder/contracts/paging/page';
import { api } from '../../../api/api.js';
import { listParams } from '../../../api/list-params.js';

/** What a user may do in the household. */
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
    getMembers: build.query<Page<UserOut>, void>({
      query: () => ({ url: 'households/members', params: listParams({ orderBy: 'fullName' }) }),
      providesTags: ['Members'],
    }),
    setPermissions: build.mutation<UserOut, Permissions>({
      query: (body) => ({ url: 'households/permissions', method: 'PUT', body }),
      invalidatesTags: ['Members'], // also after a refusal: the boxes show what holds
    }),
  }),
});

export const { useUpdateHouseholdPreferencesMutation, useGetMembersQuery, useSetPermissionsMutation } = householdApi;
