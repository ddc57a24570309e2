import type { UserOut } from '@larder/contracts/identity/tenants/user';
import { api } from '../../api/api.js';

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

/** Updates the account; a new e-mail address needs the current password. */
export type AccountUpdate = UserOut & { currentPassword?: string | undefined };

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The server expects the whole user; changed fields are merged into it. */
    updateUser: build.mutation<unknown, AccountUpdate>({
      query: (user) => ({ url: `users/${user.id}`, method: 'PUT', body: user }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Self', 'StartupInfo', 'Members', 'AdminUser']),
    }),
    changePassword: build.mutation<unknown, PasswordChange>({
      query: (body) => ({ url: 'users/password', method: 'PUT', body }),
    }),
  }),
});

export const { useUpdateUserMutation, useChangePasswordMutation } = accountApi;
