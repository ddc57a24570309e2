import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { toastReducer } from '../../shared/toasts/toast.slice.js';
import { api } from '../api.js';

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
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
