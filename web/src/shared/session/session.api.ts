import type { UserOut } from '@larder/contracts/identity/user';
import { api, FOR_THE_SESSION } from '../../api/api.js';

/** What the login form sends. */
export interface Credentials {
  username: string;
  password: string;
  rememberMe: boolean;
}

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSelf: build.query<UserOut, void>({
      query: () => 'users/self',
      providesTags: ['Self'],
      keepUnusedDataFor: FOR_THE_SESSION,
      extraOptions: { screenSpeaks: true, expectsStrangers: true },
    }),
    /** Opens a session: the server sets its cookie, the token in the answer is for other clients. */
    signIn: build.mutation<unknown, Credentials>({
      query: ({ username, password, rememberMe }) => ({
        url: 'auth/token',
        method: 'POST',
        body: loginForm(username, password, rememberMe),
      }),
      invalidatesTags: (_token, error) => (error ? [] : ['Self', 'StartupInfo']),
      extraOptions: { screenSpeaks: true, expectsStrangers: true },
    }),
    signOut: build.mutation<unknown, void>({
      query: () => ({ url: 'auth/logout', method: 'POST' }),
      extraOptions: { expectsStrangers: true },
    }),
  }),
});

export const { useGetSelfQuery, useSignInMutation, useSignOutMutation } = sessionApi;
export const { getSelf } = sessionApi.endpoints;

function loginForm(username: string, password: string, rememberMe: boolean): FormData {
  const form = new FormData();
  form.set('username', username);
  form.set('password', password);
  form.set('remember_me', String(rememberMe));
  return form;
}
