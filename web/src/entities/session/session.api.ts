import { useDispatch } from 'react-redux';
import type { UserOut } from '@larder/contracts/identity/tenants/user';
import { api, SESSION_CACHE_SECONDS, type ApiDispatch } from '../../api/api.js';
import { deleteStoredResponses } from '../../shared/offline/delete-stored-responses.js';
import { isMarkedAnonymous } from './marked-anonymous.js';
import { signInAgain } from '../../api/base-query/sign-in-again.js';

/** The body of the login form. */
export interface Credentials {
  username: string;
  password: string;
  rememberMe: boolean;
}

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The signed-in user; null for visitors, since every component would repeat the request after an error. */
    getSelf: build.query<UserOut | null, void>({
      queryFn: async (_nothing, _store, _options, call) => {
        if (isMarkedAnonymous()) {
          // The session ended with the browser: there is no 401 from which the service worker sees it.
          void deleteStoredResponses().catch(() => undefined);
          return { data: null };
        }
        return userOrNull(await call('users/self'));
      },
      providesTags: ['Self'],
      keepUnusedDataFor: SESSION_CACHE_SECONDS,
      extraOptions: { allowUnauthenticated: true, retry: 'until-back' },
    }),
    /**
     * Creates a session, and resolves to its user; the caller shows them (`useShowUser`), or leaves the page of another
     * one. The server sets the cookie: the token in the response is for other clients.
     */
    signIn: build.mutation<UserOut, Credentials>({
      queryFn: async ({ username, password, rememberMe }, _store, _options, call) => {
        const body = loginForm(username, password, rememberMe);
        const { error: refusal } = await call({ url: 'auth/token', method: 'POST', body });
        if (refusal) return { error: refusal };
        const { data, error } = await call('users/self');
        return error ? { error } : { data: data as UserOut };
      },
      invalidatesTags: (_user, error) => (error ? [] : ['StartupInfo']),
      onQueryStarted: async (_credentials, { queryFulfilled }) => {
        await queryFulfilled.then(signInAgain.enable, () => undefined);
      },
      extraOptions: { allowUnauthenticated: true, retry: 'shortly' },
    }),
    /** The user of the current session, who may have signed in in another tab; null without one. */
    checkSession: build.mutation<UserOut | null, void>({
      queryFn: async (_nothing, _store, _options, call) => userOrNull(await call('users/self')),
      extraOptions: { allowUnauthenticated: true, retry: 'never' },
    }),
    signOut: build.mutation<unknown, void>({
      query: () => ({ url: 'auth/logout', method: 'POST' }),
      extraOptions: { allowUnauthenticated: true, retry: 'shortly', outcomeToast: true },
    }),
  }),
});

export const { useGetSelfQuery, useSignInMutation, useCheckSessionMutation, useSignOutMutation } = sessionApi;
export const { getSelf } = sessionApi.endpoints;

/** Shows the pages of a user who has signed in. */
export function useShowUser(): (user: UserOut) => Promise<void> {
  const dispatch = useDispatch<ApiDispatch>();
  return async (user) => void (await dispatch(sessionApi.util.upsertQueryData('getSelf', undefined, user)));
}

/** The user of a response; null without a session. It is not validated, as all responses of our own server. */
function userOrNull<Failed extends { status: unknown }>({ data, error }: { data?: unknown; error?: Failed }) {
  if (error?.status === 401) return { data: null };
  return error ? { error } : { data: data as UserOut };
}

function loginForm(username: string, password: string, rememberMe: boolean): FormData {
  const form = new FormData();
  form.set('username', username);
  form.set('password', password);
  form.set('remember_me', String(rememberMe));
  return form;
}
