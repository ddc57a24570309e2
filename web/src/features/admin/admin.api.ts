import type { UserPatch } from '@larder/contracts/identity/patches';
import type { GroupCreate, GroupOut } from '@larder/contracts/identity/tenants/group';
import type { HouseholdCreate, HouseholdOut } from '@larder/contracts/identity/tenants/household';
import type { UserIn, UserOut } from '@larder/contracts/identity/tenants/user';
import type { Page } from '@larder/contracts/paging/page';
import { api } from '../../api/api.js';
import { listParams } from '../../api/list-params.js';

const adminApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUsers: build.query<Page<UserOut>, void>({
      query: () => ({ url: 'admin/users', params: listParams({ orderBy: 'fullName' }) }),
      providesTags: ['AdminUser'],
    }),
    getUser: build.query<UserOut, string>({
      query: (id) => `admin/users/${id}`,
      providesTags: ['AdminUser'],
    }),
    createUser: build.mutation<UserOut, UserIn>({
      query: (body) => ({ url: 'admin/users', method: 'POST', body }),
      invalidatesTags: (_user, error) => (error ? [] : ['AdminUser', 'AdminGroup', 'AdminHousehold', 'Members']),
    }),
    /** Changes some fields of a user. */
    updateAnyUser: build.mutation<UserOut, UserPatch & { id: string }>({
      query: ({ id, ...body }) => ({ url: `admin/users/${id}`, method: 'PATCH', body }),
      invalidatesTags: (_user, error) =>
        error ? [] : ['AdminUser', 'AdminGroup', 'AdminHousehold', 'Members', 'Self'],
    }),
    deleteUser: build.mutation<UserOut, string>({
      query: (id) => ({ url: `admin/users/${id}`, method: 'DELETE' }),
      invalidatesTags: (_user, error) => (error ? [] : ['AdminUser', 'AdminGroup', 'AdminHousehold', 'Members']),
    }),
    /** Unlocks all users, or the one with the id. */
    unlockUsers: build.mutation<{ unlocked: number }, string | void>({
      query: (userId) => ({ url: 'admin/users/unlock', method: 'POST', params: { force: true, userId } }),
    }),
    createResetToken: build.mutation<{ token: string }, string>({
      query: (email) => ({ url: 'admin/users/password-reset-token', method: 'POST', body: { email } }),
    }),
    /** Mails a password reset link to the user. */
    mailResetLink: build.mutation<null, string>({
      query: (email) => ({ url: 'users/forgot-password', method: 'POST', body: { email } }),
    }),
    getGroups: build.query<Page<GroupOut>, void>({
      query: () => ({ url: 'admin/groups', params: listParams() }),
      providesTags: ['AdminGroup'],
    }),
    createGroup: build.mutation<GroupOut, GroupCreate>({
      query: (body) => ({ url: 'admin/groups', method: 'POST', body }),
      invalidatesTags: (_group, error) => (error ? [] : ['AdminGroup', 'AdminHousehold']),
    }),
    deleteGroup: build.mutation<GroupOut, string>({
      query: (id) => ({ url: `admin/groups/${id}`, method: 'DELETE' }),
      invalidatesTags: (_group, error) => (error ? [] : ['AdminGroup', 'AdminHousehold']),
    }),
    getHouseholds: build.query<Page<HouseholdOut>, void>({
      query: () => ({ url: 'admin/households', params: listParams() }),
      providesTags: ['AdminHousehold'],
    }),
    createHousehold: build.mutation<HouseholdOut, HouseholdCreate>({
      query: (body) => ({ url: 'admin/households', method: 'POST', body }),
      invalidatesTags: (_household, error) => (error ? [] : ['AdminHousehold', 'AdminGroup', 'Household']),
    }),
    deleteHousehold: build.mutation<HouseholdOut, string>({
      query: (id) => ({ url: `admin/households/${id}`, method: 'DELETE' }),
      invalidatesTags: (_household, error) => (error ? [] : ['AdminHousehold', 'AdminGroup', 'Household']),
    }),
  }),
});

export const {
  useGetUsersQuery,
  useGetUserQuery,
  useCreateUserMutation,
  useUpdateAnyUserMutation,
  useDeleteUserMutation,
  useUnlockUsersMutation,
  useCreateResetTokenMutation,
  useMailResetLinkMutation,
  useGetGroupsQuery,
  useCreateGroupMutation,
  useDeleteGroupMutation,
  useGetHouseholdsQuery,
  useCreateHouseholdMutation,
  useDeleteHouseholdMutation,
} = adminApi;
