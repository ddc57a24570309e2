import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { toastReducer } from '../../shared/toasts/toast.slice.js';
import { PAGE_USER_HEADER } from '@larder/contracts/identity/sign-in/page-user';
import { api } from '../api.js';

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    getSelf: build.query<unknown, void>({ query: () => 'users/self', extraOptions: { allowUnauthenticated: true } }),
    signOut: build.mutation<unknown, void>({
      query: () => ({ url: 'auth/logout', method: 'POST' }),
      extraOptions: { allowUnauthenticated: true },
    }),
    writeQuietly: build.mutation<unknown, void>({ query: () => ({ url: 'things', method: 'POST' }) }),
    writeWithToast: build.mutation<unknown, void>({
      query: () => ({ url: 'things', method: 'POST' }),
      extraOptions: { outcomeToast: true },
    }),
  }),
});

function aStore() {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer, toast: toastReducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
}

const answer = (body: unknown, status: number) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      Promise.resolve(new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })),
    );

afterEach(() => {
  jest.restoreAllMocks();
});

describe('toasts of the base query', () => {
  it('shows no toast unless the endpoint requests one', async () => {
    answer({ detail: { message: 'Permission Denied' } }, 403);
    const store = aStore();

    const { error } = await store.dispatch(endpoints.writeQuietly.initiate());

    expect(error).toMatchObject({ status: 403 });
    expect(store.getState().toast.current).toBeNull();
  });

  it.each([
    [403, { detail: { message: 'Permission Denied' } }, { level: 'error', text: 'Permission Denied' }],
    [400, {}, { level: 'error', key: 'events.something-went-wrong' }],
    [200, { message: 'Saved' }, { level: 'info', text: 'Saved' }],
  ])('shows a toast for an endpoint that requests one: status %i', async (status, body, toast) => {
    answer(body, status);
    const store = aStore();

    await store.dispatch(endpoints.writeWithToast.initiate());

    expect(store.getState().toast.current).toMatchObject(toast);
  });
});

describe('the user whose page calls', () => {
  const call = async (endpoint: 'write' | 'signOut') => {
    const fetched = answer({ id: 'ana-id' }, 200);
    const store = aStore();
    await store.dispatch(endpoints.getSelf.initiate());
    await store.dispatch((endpoint === 'write' ? endpoints.writeQuietly : endpoints.signOut).initiate());
    return fetched.mock.calls.map(([request]) => (request as Request).headers.get(PAGE_USER_HEADER));
  };

  it('is named by writes, which another session of the browser must not make', async () => {
    expect(await call('write')).toEqual([null, 'ana-id']);
  });

  it('is not named by calls that need no session', async () => {
    expect(await call('signOut')).toEqual([null, null]);
  });
});
