import type { GroupPatch, HouseholdPatch } from '@larder/contracts/identity/patches';
import type { GroupOut } from '@larder/contracts/identity/tenants/group';
import type { HouseholdOut } from '@larder/contracts/identity/tenants/household';
import { api } from '../../api/api.js';

/** Groups and households one by one, for administrators; only changed fields are sent. */
const tenantsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAdminGroup: build.query<GroupOut, string>({
      query: (id) => `admin/groups/${id}`,
      providesTags: ['AdminGroup'],
    }),
    updateAdminGroup: build.mutation<GroupOut, GroupPatch & { id: string }>({
      query: ({ id, ...body }) => ({ url: `admin/groups/${id}`, method: 'PATCH', body }),
      invalidatesTags: (_group, error) => (error ? [] : ['AdminGroup', 'AdminHousehold', 'AdminUser', 'Group', 'Self']),
    }),
    getAdminHousehold: build.query<HouseholdOut, string>({
      query: (id) => `admin/households/${id}`,
      providesTags: ['AdminHousehold'],
    }),
    updateAdminHousehold: build.mutation<HouseholdOut, HouseholdPatch & { id: string }>({
      query: ({ id, ...body }) => ({ url: `admin/households/${id}`, method: 'PATCH', body }),
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
