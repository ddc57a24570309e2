import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ShoppingListOut } from '@larder/contracts/planning/shopping';
import type { ShoppingItem, ShoppingSuggestion } from '@larder/contracts/planning/shopping-item';
import { listChanges } from '../../../entities/shopping/local-changes/list-changes.js';
import { aPage } from '../../../testing/builders.js';
import { answer, type Call } from '../../../testing/fake-server.js';
import { homeServer } from '../../../testing/home-server.js';
import { openApp, tidyUp } from '../../../testing/open-app.js';
import { aLabel, aShoppingItem, aShoppingList } from '../../../testing/shopping-builders.js';

const PATH = '/api/households/shopping/lists/list-id';
const PAGE = '/shopping-lists/list-id';
const bakery = aLabel('Bakery');

interface Sent {
  changes: { kind: string; itemId: string; sequence: number; item?: object; fields?: object }[];
}

/** A server with a list that responds to changes with the new state. */
function listServer(
  list: ShoppingListOut,
  after: (sent: Sent) => ShoppingListOut = () => list,
  suggestions: ShoppingSuggestion[] = [],
) {
  return homeServer({
    [`GET ${PATH}`]: answer(list),
    [`POST ${PATH}/changes`]: ({ body }: Call) => {
      const sent = body as Sent;
      return answer({
        list: after(sent),
        items: null,
        revision: 2,
        acknowledged: Math.max(...sent.changes.map(({ sequence }) => sequence)),
      });
    },
    'GET /api/households/shopping/suggestions': answer(suggestions),
    'GET /api/households/members': answer(aPage([])),
  });
}
const sentChanges = (calls: readonly Call[]) =>
  calls
    .filter(({ method, path }) => method === 'POST' && path === `${PATH}/changes`)
    .flatMap(({ body }) => (body as Sent).changes);

/** A touch; jsdom has touch events, but no constructor for touches. */
function touch(element: Element, type: string, clientX: number): void {
  const touches = { length: 1, item: () => ({ clientX, clientY: 10 }) };
  fireEvent(element, Object.assign(new Event(type, { bubbles: true }), { touches }));
}

afterEach(async () => {
  jest.restoreAllMocks();
  await listChanges.clear();
  await tidyUp();
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
    openApp(PAGE);

    expect(await screen.findByRole('heading', { name: 'Weekly shop' })).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: 'Bakery' })).getByRole('checkbox', { name: 'bread' }),
    ).not.toBeChecked();
    expect(within(screen.getByRole('region', { name: 'No label' })).getByText('candles')).toBeVisible();
    expect(screen.getByText('1 item checked')).toBeVisible();
  });

  it('renders checked items only while they are expanded', async () => {
    listServer(aShoppingList({ listItems: [aShoppingItem('salt', { checked: true })] }));
    const { user } = openApp(PAGE);

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
    const { user } = openApp(PAGE);

    await user.click(await screen.findByRole('checkbox', { name: 'milk' }));
    expect(screen.getByText('All done')).toBeVisible();

    await waitFor(() =>
      expect(sentChanges(calls)).toMatchObject([{ kind: 'update', itemId: milk.id, fields: { checked: true } }]),
    );
    expect(screen.getByText('1 item checked')).toBeVisible();
  });

  it('adds the typed item and keeps the focus for the next one', async () => {
    const calls = listServer(aShoppingList());
    const { user } = openApp(PAGE);

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
    const { user } = openApp(PAGE);

    await user.click(await screen.findByRole('textbox', { name: 'Add an item' }));
    await user.click(await screen.findByRole('button', { name: 'honey' }));
    expect(await screen.findByRole('checkbox', { name: 'honey' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'milk' })).toBeNull();
    await waitFor(() => expect(sentChanges(calls)).toMatchObject([{ kind: 'create', item: { note: 'honey' } }]));
  });

  it('deletes an item by a swipe, and restores it by undo', async () => {
    const calls = listServer(aShoppingList({ listItems: [aShoppingItem('milk')] }));
    const { user } = openApp(PAGE);

    const row = await screen.findByRole('checkbox', { name: 'milk' });
    touch(row, 'touchstart', 300);
    touch(row, 'touchmove', 150);
    touch(row, 'touchend', 150);
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'milk' })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Undo' }));

    expect(await screen.findByRole('checkbox', { name: 'milk' })).toBeVisible();
    await waitFor(() => expect(sentChanges(calls).map(({ kind }) => kind)).toEqual(['delete', 'create']));
  });

  it('works without a connection, shows that, and sends everything afterwards', async () => {
    const milk = aShoppingItem('milk');
    let away = true;
    const calls = homeServer({
      [`GET ${PATH}`]: answer(aShoppingList({ listItems: [milk] })),
      [`POST ${PATH}/changes`]: ({ body }: Call) =>
        away
          ? answer({ detail: 'away' }, 503)
          : answer({
              ...{ list: null, revision: 2 },
              items: { createdItems: [], updatedItems: [{ ...milk, checked: true }], deletedItems: [] },
              acknowledged: Math.max(...(body as Sent).changes.map(({ sequence }) => sequence)),
            }),
      'GET /api/app/about': () => (away ? answer({}, 503) : answer({})),
    });
    const { user } = openApp(PAGE);

    await user.click(await screen.findByRole('checkbox', { name: 'milk' }));
    expect(
      await screen.findByText('1 change is stored on this device and will be sent when you are back online.'),
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
    const { user } = openApp(PAGE);

    const linked = within(await screen.findByRole('region', { name: '1 recipe on this list' }));
    expect(linked.getByRole('link', { name: 'Pea soup' })).toBeVisible();
    expect(linked.getByText('Green and warm')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Weekly shop/ }));
    expect(await screen.findByRole('menuitem', { name: 'Manage labels' })).toBeVisible();
  });

  it('shows that it was deleted', async () => {
    homeServer({ [`GET ${PATH}`]: answer({ detail: { message: 'Not found.' } }, 404) });
    openApp(PAGE);
    expect(await screen.findByText('This list no longer exists')).toBeVisible();
  });

  it('shows the unit of an item without a food after an edit', async () => {
    const unit = { id: 'g-id', name: 'gram' } as NonNullable<ShoppingItem['unit']>;
    const rye = aShoppingItem('rye', { quantity: 2, unit, unitId: 'g-id', isFood: true, display: '2 gram rye' });
    const calls = listServer(aShoppingList({ listItems: [rye] }));
    const { user } = openApp(PAGE);

    await user.click(await screen.findByRole('button', { name: 'Edit 2 gram rye' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Note' }), ' flour');
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    await waitFor(() =>
      expect(sentChanges(calls)).toMatchObject([{ fields: { note: 'rye flour', unitId: 'g-id', isFood: true } }]),
    );
  });

  it('edits an item in a dialog', async () => {
    const milk = aShoppingItem('milk', { quantity: 2 });
    const calls = listServer(aShoppingList({ listItems: [milk] }));
    const { user } = openApp(PAGE);

    await user.click(await screen.findByRole('button', { name: 'Edit milk' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByRole('textbox', { name: 'Note' }));
    await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'oat milk');
    await user.clear(dialog.getByRole('textbox', { name: 'Amount' }));
    await user.type(dialog.getByRole('textbox', { name: 'Amount' }), '3');
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    await waitFor(() =>
      expect(sentChanges(calls)).toMatchObject([
        { kind: 'update', fields: { note: 'oat milk' }, quantityDifference: 1 },
      ]),
    );
  });
});
