import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aPage } from '../../../testing/builders.js';
import { answer } from '../../../testing/fake-server.js';
import { resetApp } from '../../../testing/open-app.js';
import { openRecipeMenu, recipeServer, sentTo, SOUP } from '../../../testing/recipe-server.js';
import { aShoppingList } from '../../../testing/shopping-builders.js';

const LISTS = '/api/households/shopping/lists';

/** Opens the dialog for a recipe with one ingredient. */
async function openDialog() {
  const { user } = await openRecipeMenu('Add to shopping list');
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

afterEach(async () => {
  jest.restoreAllMocks();
  await resetApp();
});

describe('adding a recipe to a shopping list', () => {
  it('sends the selected ingredients to the first list', async () => {
    const list = aShoppingList();
    const calls = recipeServer({
      [`GET ${LISTS}`]: answer(aPage([list])),
      [`POST ${LISTS}/${list.id}/recipe/${SOUP.id}`]: answer(list),
    });
    const { user, dialog } = await openDialog();

    await user.click(await dialog.findByRole('button', { name: 'Add 1 item' }));

    await waitFor(() =>
      expect(sentTo(calls, 'POST', `${LISTS}/${list.id}/recipe/${SOUP.id}`)).toMatchObject([
        { recipeIncrementQuantity: 1, recipeIngredients: [{ note: 'onions' }] },
      ]),
    );
  });

  it('says when the lists cannot be loaded, and loads them on request', async () => {
    let attempts = 0;
    recipeServer({ [`GET ${LISTS}`]: () => answer(aPage([aShoppingList()]), (attempts += 1) === 1 ? 500 : 200) });
    const { user, dialog } = await openDialog();

    await user.click(await dialog.findByRole('button', { name: 'Try again' }));

    expect(await dialog.findByRole('combobox', { name: 'Shopping list' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('creates the first list with a name only', async () => {
    const created = aShoppingList();
    const calls = recipeServer({
      [`GET ${LISTS}`]: answer(aPage([])),
      [`POST ${LISTS}`]: answer(created, 201),
    });
    const { user, dialog } = await openDialog();

    await user.type(await dialog.findByRole('textbox', { name: 'Name of the new list' }), ' {Enter}Market{Enter}');

    await waitFor(() => expect(dialog.getByRole('button', { name: 'Add 1 item' })).toBeEnabled());
    expect(sentTo(calls, 'POST', LISTS)).toEqual([{ name: 'Market' }]);
  });
});
