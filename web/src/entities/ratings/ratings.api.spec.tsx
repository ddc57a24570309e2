import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from '../../app/store.js';
import { answer, fakeServer } from '../../testing/fake-server.js';
import { setFavorite, useGetOwnRatingsQuery, useRateRecipeMutation } from './ratings.api.js';

afterEach(() => void jest.restoreAllMocks());

/** The ids of the recipes with a rating or favorite of the user, and the store. */
function ownRecipes() {
  const store = makeStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(
    () => ({
      recipes: useGetOwnRatingsQuery().data?.map(({ recipeId }) => recipeId),
      rate: useRateRecipeMutation()[0],
    }),
    { wrapper },
  );
  return { store, result };
}

const REFUSED = answer({ detail: 'Not Found' }, 404);

describe('the own ratings and favorites', () => {
  it('are those of the server after several changes have failed', async () => {
    fakeServer({
      'GET /api/users/self/ratings': answer({ ratings: [] }),
      'POST /api/users/ana/favorites/soup': REFUSED,
      'POST /api/users/ana/favorites/stew': REFUSED,
      'POST /api/users/ana/ratings/cake': REFUSED,
    });
    const { store, result } = ownRecipes();
    await waitFor(() => expect(result.current.recipes).toEqual([]));

    const favorite = (recipeId: string) =>
      store.dispatch(setFavorite.initiate({ userId: 'ana', recipeId, isFavorite: true }));
    await act(() =>
      Promise.all([
        favorite('soup'),
        favorite('stew'),
        result.current.rate({ userId: 'ana', recipeId: 'cake', rating: 4 }),
      ]),
    );

    await waitFor(() => expect(result.current.recipes).toEqual([]));
  });

  it('are shown before the server has responded', async () => {
    let respond: () => void = () => undefined;
    const responded = new Promise<void>((resolve) => (respond = resolve));
    fakeServer({
      'GET /api/users/self/ratings': answer({ ratings: [] }),
      'POST /api/users/ana/favorites/soup': () => responded.then(() => answer(null)),
    });
    const { store, result } = ownRecipes();
    await waitFor(() => expect(result.current.recipes).toEqual([]));

    const favorite = setFavorite.initiate({ userId: 'ana', recipeId: 'soup', isFavorite: true });
    const pending = store.dispatch(favorite);
    await waitFor(() => expect(result.current.recipes).toEqual(['soup']));

    respond();
    await act(() => pending);
    expect(result.current.recipes).toEqual(['soup']);
  });
});
