import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from '../../app/store.js';
import { aPage } from '../../testing/builders.js';
import { fakeLive } from '../../testing/fake-live.js';
import { answer, fakeServer } from '../../testing/fake-server.js';
import { useLiveStream } from '../live/use-live-updates.js';
import { useFindRecipesQuery } from './find-recipes.api.js';
import { useRecipeListUpdates } from './use-recipe-updates.js';

let live: ReturnType<typeof fakeLive>;
beforeEach(() => {
  jest.useFakeTimers();
  live = fakeLive();
});
afterEach(() => {
  live.forget();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** A list of recipes on screen. Returns the number of its requests. */
async function openList() {
  const calls = fakeServer({ 'GET /api/recipes': answer(aPage([])) });
  const store = makeStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  renderHook(
    () => {
      useFindRecipesQuery('');
      useLiveStream(true);
      useRecipeListUpdates();
    },
    { wrapper },
  );
  await pass(0);
  return () => calls.length;
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const change = () => live.send('recipe', { recipeId: 'r1', slug: 'soup', change: 'updated' });

describe('a list of recipes that other users change', () => {
  it('is fetched once after several changes', async () => {
    const requests = await openList();

    change();
    change();
    await pass(5_000);

    expect(requests()).toBe(2);
  });

  it('is fetched within 18 seconds while changes keep arriving', async () => {
    const requests = await openList();

    for (let second = 0; second < 18; second += 1) {
      change();
      await pass(1_000);
    }

    expect(requests()).toBe(2);
  });
});
