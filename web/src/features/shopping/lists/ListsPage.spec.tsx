import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aPage, aUser } from '../../../testing/builders.js';
import { answer, type Answer } from '../../../testing/fake-server.js';
import { homeServer } from '../../../testing/home-server.js';
import { openApp, resetApp } from '../../../testing/open-app.js';
import { aShoppingList } from '../../../testing/shopping-builders.js';

const PATH = '/api/households/shopping/lists';
const ana = aUser({ id: 'ana-id' });
const weekly = aShoppingList({ id: 'weekly', openItemCount: 3 });
const party = aShoppingList({ id: 'party', name: 'Party' });
const bens = aShoppingList({ id: 'bens', name: 'Garden', userId: 'ben-id' });
const server = (...lists: (typeof weekly)[]) => ({
  [`GET ${PATH}`]: answer(aPage(lists)),
  'GET /api/households/members': answer(aPage([ana, aUser({ id: 'ben-id', fullName: 'Ben Ruiz' })])),
});

afterEach(async () => {
  jest.restoreAllMocks();
  await resetApp();
});

describe('the shopping lists', () => {
  it('are the own ones with their number of open items; those of others on request, which is stored', async () => {
    homeServer(server(weekly, party, bens), ana);
    const { user } = openApp('/shopping-lists');

    expect(await screen.findByRole('link', { name: /Weekly shop 3 items to buy/ })).toBeVisible();
    expect(screen.queryByText('Garden')).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Show lists of all household members' }));
    expect(await screen.findByRole('link', { name: /Garden .* Ben Ruiz/ })).toBeVisible();
    expect(localStorage.getItem('shopping-view-all-lists')).toBe('true');
  });

  it('open the only list at once, unless the user navigated back from it', async () => {
    homeServer({ ...server(weekly), [`GET ${PATH}/weekly`]: answer(weekly) }, ana);
    const { path, user } = openApp('/shopping-lists');
    await waitFor(() => expect(path()).toBe('/shopping-lists/weekly'));

    await screen.findByRole('heading', { name: 'Weekly shop' });
    await user.click(screen.getByRole('link', { name: 'All lists' }));
    expect(await screen.findByRole('link', { name: /Weekly shop/ })).toBeVisible();
  });

  it('show the next step when there is none, and are created by name', async () => {
    const calls = homeServer(
      { ...server(), [`POST ${PATH}`]: answer(party, 201), [`GET ${PATH}/party`]: answer(party) },
      ana,
    );
    const { user, path } = openApp('/shopping-lists');

    await user.click(await screen.findByRole('button', { name: 'New list' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Create' })).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Party{Enter}');

    await waitFor(() => expect(path()).toBe('/shopping-lists/party'));
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ name: 'Party' });
  });

  it('are created once when Enter is pressed twice', async () => {
    let respond: (response: Answer) => void = () => undefined;
    const calls = homeServer(
      {
        ...server(),
        [`POST ${PATH}`]: () => new Promise<Answer>((resolve) => (respond = resolve)),
        [`GET ${PATH}/party`]: answer(party),
      },
      ana,
    );
    const { user, path } = openApp('/shopping-lists');

    await user.click(await screen.findByRole('button', { name: 'New list' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Party{Enter}{Enter}');
    await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
    respond(answer(party, 201));

    await waitFor(() => expect(path()).toBe('/shopping-lists/party'));
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('stay on screen when only one is left', async () => {
    let lists = [weekly, party];
    homeServer(
      {
        ...server(),
        [`GET ${PATH}`]: () => answer(aPage(lists)),
        [`DELETE ${PATH}/party`]: () => {
          lists = [weekly];
          return answer(party);
        },
      },
      ana,
    );
    const { user, path } = openApp('/shopping-lists');

    await user.click(await screen.findByRole('button', { name: /Party/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(screen.queryByRole('link', { name: /Party/ })).toBeNull());
    expect(screen.getByRole('link', { name: /Weekly shop/ })).toBeVisible();
    expect(path()).toBe('/shopping-lists');
  });

  it('are deleted only after a confirmation', async () => {
    const calls = homeServer({ ...server(weekly, party), [`DELETE ${PATH}/party`]: answer(party) }, ana);
    const { user } = openApp('/shopping-lists');

    await user.click(await screen.findByRole('button', { name: /Party/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
  });
});
