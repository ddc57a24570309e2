import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ShoppingListOut } from '@larder/contracts/shopping/shopping-list';
import { listChanges } from '../../../entities/shopping/local-changes/list-changes.js';
import { answer, type Answer, type Call } from '../../../testing/fake-server.js';
import { homeServer } from '../../../testing/home-server.js';
import { openApp, resetApp } from '../../../testing/open-app.js';
import { LIST_PAGE, LIST_PATH, listServer, sentChanges, type SentChanges } from '../../../testing/list-server.js';
import { aLabel, aShoppingItem, aShoppingList } from '../../../testing/shopping-builders.js';

const bakery = aLabel('Bakery');

afterEach(async () => {
  jest.restoreAllMocks();
  await listChanges.clear();
  await resetApp();
});
describe('a shopping list', () => {
  it('shows open items under their labels and the number of checked ones below', async () => {
    listServer(
      aShoppingList({
        labels: [bakery],
        listItems: [
          aShoppingItem('bread', { label: bakery }),
          aShoppingItem('candles'),
          aShoppingItem('salt', { checked: true }),
        ],
      }),
    );
    openApp(LIST_PAGE);

    expect(await screen.findByRole('heading', { name: 'Weekly shop' })).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: 'Bakery' })).getByRole('checkbox', { name: 'bread' }),
    ).not.toBeChecked();
    expect(within(screen.getByRole('region', { name: 'No label' })).getByText('candles')).toBeVisible();
    expect(screen.getByText('1 item checked')).toBeVisible();
  });

  it('renders checked items only while they are expanded', async () => {
    listServer(aShoppingList({ listItems: [aShoppingItem('salt', { checked: true })] }));
    const { user } = openApp(LIST_PAGE);

    const summary = await screen.findByText('1 item checked');
    expect(screen.queryByText('salt')).not.toBeInTheDocument();
    await user.click(summary);
    expect(await screen.findByRole('checkbox', { name: 'salt' })).toBeChecked();
  });

  it('checks an item optimistically, and sends the change', async () => {
    const milk = aShoppingItem('milk');
    const calls = listServer(aShoppingList({ listItems: [milk] }), () =>
      aShoppingList({ revision: 2, listItems: [{ ...milk, checked: true }] }),
    );
    const { user } = openApp(LIST_PAGE);

    await user.click(await screen.findByRole('checkbox', { name: 'milk' }));
    expect(screen.getByText('All done')).toBeVisible();

    await waitFor(() =>
      expect(sentChanges(calls)).toMatchObject([{ kind: 'update', itemId: milk.id, fields: { checked: true } }]),
    );
    expect(screen.getByText('1 item checked')).toBeVisible();
  });

  it('adds the typed item and keeps the focus for the next one', async () => {
    const calls = listServer(aShoppingList());
    const { user } = openApp(LIST_PAGE);

    const field = await screen.findByRole('textbox', { name: 'Add an item' });
    await user.type(field, '2 l milk{Enter}');
    await waitFor(() => expect(sentChanges(calls)).toMatchObject([{ kind: 'create', item: { line: '2 l milk' } }]));
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
  });

  it('suggests items of earlier purchases that are not on the list', async () => {
    const suggestion = { foodId: null, unitId: null, labelId: null, count: 3, lastUsedAt: '2026-11-01T00:00:00Z' };
    const [milk, honey] = [aShoppingItem('milk'), aShoppingItem('honey')];
    const calls = listServer(
      aShoppingList({ listItems: [milk] }),
      () => aShoppingList({ revision: 2, listItems: [milk, honey] }),
      ['milk', 'honey'].map((note) => ({ ...suggestion, display: note, note })),
    );
    const { user } = openApp(LIST_PAGE);

    await user.click(await screen.findByRole('textbox', { name: 'Add an item' }));
    await user.click(await screen.findByRole('button', { name: 'honey' }));
    expect(await screen.findByRole('checkbox', { name: 'honey' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'milk' })).toBeNull();
    await waitFor(() => expect(sentChanges(calls)).toMatchObject([{ kind: 'create', item: { note: 'honey' } }]));
  });

  it('works without a connection, shows that, and sends everything afterwards', async () => {
    const milk = aShoppingItem('milk');
    let away = true;
    const calls = homeServer({
      [`GET ${LIST_PATH}`]: answer(aShoppingList({ listItems: [milk] })),
      [`POST ${LIST_PATH}/changes`]: ({ body }: Call) =>
        away
          ? answer({ detail: 'away' }, 503)
          : answer({
              list: null,
              revision: 2,
              items: { createdItems: [], updatedItems: [{ ...milk, checked: true }], deletedItems: [] },
              acknowledged: Math.max(...(body as SentChanges).changes.map(({ sequence }) => sequence)),
            }),
      'GET /api/app/about': () => (away ? answer({}, 503) : answer({})),
    });
    const { user } = openApp(LIST_PAGE);

    await user.click(await screen.findByRole('checkbox', { name: 'milk' }));
    expect(
      await screen.findByText(
        /restarting… 1 change is stored on this device and will be sent when you are back online\.$/,
      ),
    ).toBeVisible();
    away = false;

    await waitFor(() => expect(listChanges.changesOf('list-id')).toEqual([]));
    expect(sentChanges(calls).at(-1)).toMatchObject({ itemId: milk.id, fields: { checked: true } });
    await waitFor(() => expect(screen.queryByText(/stored on this device/)).toBeNull());
  });

  it('shows its recipes with their descriptions, and links to the labels of the group', async () => {
    const recipe = { id: 'soup-id', name: 'Pea soup', slug: 'pea-soup', description: 'Green and warm' };
    const reference = { id: 'ref', shoppingListId: 'list-id', recipeId: 'soup-id', recipeQuantity: 2 };
    const recipeReferences = [{ ...reference, recipe }] as unknown as ShoppingListOut['recipeReferences'];
    listServer(aShoppingList({ recipeReferences }));
    const { user } = openApp(LIST_PAGE);

    const linked = within(await screen.findByRole('region', { name: '1 recipe on this list' }));
    expect(linked.getByRole('link', { name: 'Pea soup' })).toBeVisible();
    expect(linked.getByText('Green and warm')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Weekly shop/ }));
    expect(await screen.findByRole('menuitem', { name: 'Manage labels' })).toBeVisible();
  });

  it('keeps the focus on a button of a recipe, and ignores it while the recipe is added', async () => {
    const reference = { id: 'ref', shoppingListId: 'list-id', recipeId: 'soup-id', recipeQuantity: 2 };
    const recipe = { id: 'soup-id', name: 'Pea soup', slug: 'pea-soup', description: '' };
    const list = aShoppingList({ recipeReferences: [{ ...reference, recipe }] as never });
    let respond: () => void = () => undefined;
    const calls = homeServer({
      [`GET ${LIST_PATH}`]: answer(list),
      [`POST ${LIST_PATH}/recipe/soup-id`]: () =>
        new Promise<Answer>((resolve) => {
          respond = () => resolve(answer(list));
        }),
    });
    const { user } = openApp(LIST_PAGE);

    const more = await screen.findByRole('button', { name: 'Add Pea soup once more' });
    await user.click(more);
    await waitFor(() => expect(more).toHaveAttribute('aria-busy', 'true'));
    expect(more).toHaveFocus();
    expect(more).toBeEnabled();
    await user.keyboard('{Enter}');
    respond();

    await waitFor(() => expect(more).not.toHaveAttribute('aria-busy'));
    expect(more).toHaveFocus();
    expect(calls.filter(({ method, path }) => method === 'POST' && path.startsWith(LIST_PATH))).toHaveLength(1);
  });

  it('shows that it was deleted', async () => {
    homeServer({ [`GET ${LIST_PATH}`]: answer({ detail: { message: 'Not found.' } }, 404) });
    openApp(LIST_PAGE);
    expect(await screen.findByText('This list no longer exists')).toBeVisible();
  });
});
