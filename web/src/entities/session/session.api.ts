import type { UserOut } from '@larder/contracts/identity/tenants/user';
import { api, SESSION_CACHE_SECONDS } from '../../api/api.js';
import { isMarkedAnonymous } from './marked-anonymous.js';
import { signInAgain } from '../../api/sign-in-again.js';

/** What the login form sends. */
export interface Credentials {
  username: string;
  password: string;
  rememberMe: boolean;
}

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The signed-in user; null for visitors, not an error, which every component would request again. */
    getSelf: build.query<UserOut | null, void>({
      queryFn: async (_nothing, _store, _options, call) => {
        if (isMarkedAnonymous()) return { data: null };
        const { data, error } = await call('users/self');
        if (error?.status === 401) return { data: null };
        return error ? { error } : { data: data as UserOut }; // the server's own shape, as every answer
      },
      providesTags: ['Self'],
      keepUnusedDataFor: SESSION_CACHE_SECONDS,
      extraOptions: { allowUnauthenticated: true },
    }),
    /** Opens a session: the server sets its cookie, the token in the answer is for other clients. */
    signIn: build.mutation<unknown, Credentials>({
      query: ({ username, password, rememberMe }) => ({
        url: 'auth/token',
        method: 'POST',
        body: loginForm(username, password, rememberMe),
      }),
      invalidatesTags: (_token, error) => (error ? [] : ['Self', 'StartupInfo']),
      onQueryStarted: async (_credentials, { queryFulfilled }) => {
        await queryFulfilled.then(signInAgain.arrive, () => undefined);
      },
      extraOptions: { allowUnauthenticated: true, repeat: 'shortly' },
    }),
    signOut: build.mutation<unknown, void>({
      query: () => ({ url: 'auth/logout', method: 'POST' }),
      extraOptions: { allowUnauthenticated: true, repeat: 'shortly', outcomeToast: true },
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
