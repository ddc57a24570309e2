import type { UserOut } from '@larder/contracts/identity/tenants/user';
import { api } from '../../api/api.js';

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

/** The whole account, changed where something changed; a new e-mail address needs the current password. */
export type AccountUpdate = UserOut & { currentPassword?: string | undefined };

const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The server wants the whole user back, changed where something changed. */
    updateUser: build.mutation<unknown, AccountUpdate>({
      query: (user) => ({ url: `users/${user.id}`, method: 'PUT', body: user }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Self', 'StartupInfo']),
      // A password changed just before may have ended the session; the first steps sign in again by themselves.
      extraOptions: { allowUnauthenticated: true },
    }),
    changePassword: build.mutation<unknown, PasswordChange>({
      query: (body) => ({ url: 'users/password', method: 'PUT', body }),
    }),
  }),
});

export const { useUpdateUserMutation, useChangePasswordMutation } = accountApi;
