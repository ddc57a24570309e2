import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from '../../../app/store.js';
import { aPage, aSummary } from '../../../testing/builders.js';
import { answer, fakeServer } from '../../../testing/fake-server.js';
import { useRecipeList } from './use-recipe-list.js';

const LIST = { visited: null, params: {} };

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Opens a list, leaves it for some time, and opens it again, after a recipe was added by another device. */
async function reopenAfter(ms: number) {
  let total = 1;
  const calls = fakeServer({ 'GET /api/recipes': () => answer(aPage([aSummary()], { total })) });
  const store = makeStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const open = () => renderHook(() => useRecipeList(LIST), { wrapper });
  const first = open();
  await pass(0);
  first.unmount();
  total = 2;
  await pass(ms);
  const { result } = open();
  const cached = result.current.visible?.total;
  await pass(100);
  return { cached, current: result.current.visible?.total, requests: calls.length };
}

describe('a list of recipes that is opened again', () => {
  it('shows the cached recipes until they are fetched again', async () => {
    expect(await reopenAfter(10_000)).toEqual({ cached: 1, current: 2, requests: 2 });
  });

  it('is not fetched again at once', async () => {
    expect(await reopenAfter(1_000)).toEqual({ cached: 1, current: 1, requests: 1 });
  });
});
