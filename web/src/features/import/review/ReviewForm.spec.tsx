import '@testing-library/jest-dom/jest-globals';
import { act } from 'react';
import { afterEach, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { makeStore } from '../../../app/store.js';
import '../../../shared/i18n/i18n.js';
import { aPage, aRecipe } from '../../../testing/builders.js';
import { answer, fakeServer } from '../../../testing/fake-server.js';
import { ReviewForm } from './ReviewForm.js';

afterEach(() => void jest.restoreAllMocks());

const SOUP = aRecipe({ name: 'Soup', slug: 'soup' });
const PAGE = '/g/home/r/soup';

/** Opens the review of an import; `show` shows a newer state of it. */
function openReview() {
  const calls = fakeServer({
    'GET /api/organizers/categories': answer(aPage([])),
    'GET /api/organizers/tags': answer(aPage([])),
    'PATCH /api/recipes/soup': answer({ ...SOUP, slug: 'soup-2' }),
  });
  function Review() {
    const { state } = useLocation() as { state: Recipe | null };
    return <ReviewForm recipe={state ?? SOUP} groupSlug="home" />;
  }
  const routes = [
    { path: '/review', element: <Review /> },
    { path: '*', element: <p>Another page</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/review'] });
  render(
    <Provider store={makeStore()}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return {
    user: userEvent.setup(),
    router,
    path: () => router.state.location.pathname,
    show: (state: Recipe) => act(() => router.navigate('/review', { state })),
    patch: () => calls.find(({ method }) => method === 'PATCH')?.body,
  };
}

it('the review of an import does not revert what another device changed meanwhile', async () => {
  const { user, show, patch } = openReview();

  await show({ ...SOUP, description: 'Changed elsewhere' });
  await user.type(screen.getByLabelText('Name'), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(patch()).toEqual({ name: 'Soup!' }));
});

it('corrections are not left without a question', async () => {
  const { user, router, path, patch } = openReview();
  await user.type(screen.getByLabelText('Name'), '!');

  await act(() => router.navigate('/lists'));
  await screen.findByRole('dialog', { name: 'Unsaved changes' });
  expect(path()).toBe('/review');
  await user.keyboard('{Escape}');
  expect(screen.getByLabelText('Name')).toHaveValue('Soup!');

  await user.click(screen.getByRole('button', { name: 'Skip' }));
  const dialog = await screen.findByRole('dialog', { name: 'Unsaved changes' });
  await user.click(within(dialog).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(path()).toBe(PAGE));
  expect(patch()).toBeUndefined();
});

it('corrections that are saved when leaving lead to the page that was chosen', async () => {
  const { user, router, path, patch } = openReview();
  await user.type(screen.getByLabelText('Name'), '!');
  await act(() => router.navigate('/lists'));
  const dialog = await screen.findByRole('dialog', { name: 'Unsaved changes' });

  await user.click(within(dialog).getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(path()).toBe('/lists'));
  expect(patch()).toEqual({ name: 'Soup!' });
});

it('the recipe is opened by its new name when its corrections are saved instead of skipped', async () => {
  const { user, path } = openReview();
  await user.type(screen.getByLabelText('Name'), '!');
  await user.click(screen.getByRole('button', { name: 'Skip' }));
  const dialog = await screen.findByRole('dialog', { name: 'Unsaved changes' });

  await user.click(within(dialog).getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(path()).toBe('/g/home/r/soup-2'));
});

it('an import without corrections is left at once', async () => {
  const { router, path } = openReview();

  await act(() => router.navigate('/lists'));

  expect(path()).toBe('/lists');
});
