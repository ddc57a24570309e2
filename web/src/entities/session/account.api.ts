import type { UserPatch } from '@larder/contracts/identity/patches';
import { api } from '../../api/api.js';

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

/** The changed fields of an account; a new e-mail address needs the current password. */
export type AccountChanges = UserPatch & { id: string };

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateUser: build.mutation<unknown, AccountChanges>({
      query: ({ id, ...body }) => ({ url: `users/${id}`, method: 'PATCH', body }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Self', 'StartupInfo', 'Members', 'AdminUser']),
    }),
    changePassword: build.mutation<unknown, PasswordChange>({
      query: (body) => ({ url: 'users/password', method: 'PUT', body }),
    }),
  }),
});

export const { useUpdateUserMutation, useChangePasswordMutation } = accountApi;
