import '@testing-library/jest-dom/jest-globals';
import { afterEach, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import type { Recipe } from '@larder/contracts/recipe/recipe';
import { makeStore } from '../../../app/store.js';
import '../../../shared/i18n/i18n.js';
import { aPage, aRecipe } from '../../../testing/builders.js';
import { answer, fakeServer } from '../../../testing/fake-server.js';
import { ReviewForm } from './ReviewForm.js';

afterEach(() => void jest.restoreAllMocks());

it('the review of an import does not revert what another device changed meanwhile', async () => {
  const soup = aRecipe({ name: 'Soup' });
  const calls = fakeServer({
    'GET /api/organizers/categories': answer(aPage([])),
    'GET /api/organizers/tags': answer(aPage([])),
    'PATCH /api/recipes/lentil-soup': answer(soup),
  });
  const store = makeStore();
  const form = (recipe: Recipe) => (
    <Provider store={store}>
      <MemoryRouter>
        <ReviewForm recipe={recipe} groupSlug="home" />
      </MemoryRouter>
    </Provider>
  );
  const { rerender } = render(form(soup));
  const user = userEvent.setup();

  rerender(form({ ...soup, description: 'Changed elsewhere' }));
  await user.type(screen.getByLabelText('Name'), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ name: 'Soup!' }));
});
