import type { ForgotPassword, ResetPassword } from '@larder/contracts/identity/sign-in/password-reset';
import type { Registration } from '@larder/contracts/identity/sign-in/registration';
import type { UserOut } from '@larder/contracts/identity/tenants/user';
import { api } from '../../api/api.js';

const UNAUTHENTICATED = { allowUnauthenticated: true };

const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Creates a session from the parameters that the OpenID provider redirected back with. */
    finishOidc: build.mutation<unknown, string>({
      query: (search) => `auth/oauth/callback${search}`,
      invalidatesTags: (_token, error) => (error ? [] : ['Self', 'StartupInfo']),
      extraOptions: UNAUTHENTICATED,
    }),
    /** Whether an account can be registered with an invitation. */
    checkInvitation: build.query<{ valid: boolean }, string>({
      query: (token) => ({ url: 'validators/invitation', params: { token } }),
      extraOptions: UNAUTHENTICATED,
    }),
    register: build.mutation<UserOut, Registration>({
      query: (body) => ({ url: 'users/register', method: 'POST', body }),
      extraOptions: UNAUTHENTICATED,
    }),
    forgotPassword: build.mutation<null, ForgotPassword>({
      query: (body) => ({ url: 'users/forgot-password', method: 'POST', body }),
      extraOptions: UNAUTHENTICATED,
    }),
    resetPassword: build.mutation<null, ResetPassword>({
      query: (body) => ({ url: 'users/reset-password', method: 'POST', body }),
      extraOptions: UNAUTHENTICATED,
    }),
  }),
});

export const {
  useFinishOidcMutation,
  useCheckInvitationQuery,
  useLazyCheckInvitationQuery,
  useRegisterMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
} = authApi;
