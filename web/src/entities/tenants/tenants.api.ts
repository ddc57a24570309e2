import type { GroupOut, GroupUpdate } from '@larder/contracts/identity/tenants/group';
import type { HouseholdOut, HouseholdUpdate } from '@larder/contracts/identity/tenants/household';
import { api } from '../../api/api.js';

/** Groups and households one by one, for administrators. */
const tenantsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAdminGroup: build.query<GroupOut, string>({
      query: (id) => `admin/groups/${id}`,
      providesTags: ['AdminGroup'],
    }),
    updateAdminGroup: build.mutation<GroupOut, GroupUpdate & { id: string }>({
      query: (group) => ({ url: `admin/groups/${group.id}`, method: 'PUT', body: group }),
      invalidatesTags: (_group, error) => (error ? [] : ['AdminGroup', 'AdminHousehold', 'AdminUser', 'Group', 'Self']),
    }),
    getAdminHousehold: build.query<HouseholdOut, string>({
      query: (id) => `admin/households/${id}`,
      providesTags: ['AdminHousehold'],
    }),
    updateAdminHousehold: build.mutation<HouseholdOut, HouseholdUpdate & { id: string }>({
      query: (household) => ({ url: `admin/households/${household.id}`, method: 'PUT', body: household }),
      invalidatesTags: (_household, error) =>
        error ? [] : ['AdminHousehold', 'AdminGroup', 'AdminUser', 'Household', 'Self'],
    }),
  }),
});

export const {
  useGetAdminGroupQuery,
  useUpdateAdminGroupMutation,
  useGetAdminHouseholdQuery,
  useUpdateAdminHouseholdMutation,
} = tenantsApi;
