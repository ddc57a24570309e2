import { afterEach, expect, it } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { api } from '../../api/api.js';
import { refetchStale } from './refetch-stale.js';

const HOUR_MS = 3_600_000;

let result: { data: string } | { error: { status: number; data: unknown } };
let requests = 0;
const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    plan: build.query<string, void>({
      queryFn: () => {
        requests += 1;
        return result;
      },
      providesTags: ['MealPlan'],
    }),
  }),
});

afterEach(() => {
  requests = 0;
});

it.each([
  ['not again when nothing has changed since', { data: 'soup' }, HOUR_MS, 1],
  ['again when something may have changed since', { data: 'soup' }, 0, 2],
  ['again when the request failed', { error: { status: 503, data: null } }, HOUR_MS, 2],
])('data is requested %s', async (_case, response, unchangedMs, expected) => {
  result = response;
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  const query = store.dispatch(endpoints.plan.initiate());
  await query;

  store.dispatch(refetchStale(['MealPlan'], unchangedMs));
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));

  expect(requests).toBe(expected);
  query.unsubscribe();
});
