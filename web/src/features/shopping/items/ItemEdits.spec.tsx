import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ShoppingItem } from '@larder/contracts/shopping/shopping-item';
import { listChanges } from '../../../entities/shopping/local-changes/list-changes.js';
import { fakeLive } from '../../../testing/fake-live.js';
import { openApp, resetApp } from '../../../testing/open-app.js';
import { LIST_PAGE, listServer, sentChanges } from '../../../testing/list-server.js';
import { aShoppingItem, aShoppingList } from '../../../testing/shopping-builders.js';
/** A touch; jsdom has touch events, but no constructor for touches. */
function touch(element: Element, type: string, clientX: number): void {
  const touches = { length: 1, item: () => ({ clientX, clientY: 10 }) };
  fireEvent(element, Object.assign(new Event(type, { bubbles: true }), { touches }));
}
let live: ReturnType<typeof fakeLive> | undefined;
afterEach(async () => {
  jest.restoreAllMocks();
  await listChanges.clear();
  await resetApp();
  live?.forget();
});
describe('an item of a shopping list', () => {
  it('is deleted by a swipe, and restored by undo', async () => {
    const calls = listServer(aShoppingList({ listItems: [aShoppingItem('milk')] }));
    const { user } = openApp(LIST_PAGE);

    const row = await screen.findByRole('checkbox', { name: 'milk' });
    touch(row, 'touchstart', 300);
    touch(row, 'touchmove', 150);
    touch(row, 'touchend', 150);
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'milk' })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Undo' }));

    expect(await screen.findByRole('checkbox', { name: 'milk' })).toBeVisible();
    await waitFor(() => expect(sentChanges(calls).map(({ kind }) => kind)).toEqual(['delete', 'create']));
  });

  it('keeps its unit without a food when it is edited', async () => {
    const unit = { id: 'g-id', name: 'gram' } as NonNullable<ShoppingItem['unit']>;
    const rye = aShoppingItem('rye', { quantity: 2, unit, unitId: 'g-id', isFood: true, display: '2 gram rye' });
    const calls = listServer(aShoppingList({ listItems: [rye] }));
    const { user } = openApp(LIST_PAGE);

    await user.click(await screen.findByRole('button', { name: 'Edit 2 gram rye' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Note' }), ' flour');
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    await waitFor(() =>
      expect(sentChanges(calls)).toEqual([expect.objectContaining({ fields: { note: 'rye flour' } })]),
    );
    expect(sentChanges(calls)[0]).not.toHaveProperty('quantityDifference');
  });

  it('keeps what another device changes while it is edited', async () => {
    const { send } = (live = fakeLive());
    const milk = aShoppingItem('milk', { quantity: 1 });
    const calls = listServer(aShoppingList({ listItems: [milk] }));
    const { user } = openApp(LIST_PAGE);

    await user.click(await screen.findByRole('button', { name: 'Edit milk' }));
    const dialog = within(await screen.findByRole('dialog'));
    const theirs = { ...milk, quantity: 3, display: '3 milk', labelId: 'dairy-id' };
    const changed = { createdItems: [], updatedItems: [theirs], deletedIds: [] };
    act(() => send('shopping-list', { listId: 'list-id', change: 'items', revision: 2, ...changed }));
    await screen.findByText('3 milk');
    await user.type(dialog.getByRole('textbox', { name: 'Note' }), ', fresh');
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(sentChanges(calls)).toHaveLength(1));
    expect(sentChanges(calls)[0]).toMatchObject({ kind: 'update', fields: { note: 'milk, fresh' } });
    expect(sentChanges(calls)[0]).not.toHaveProperty('quantityDifference');
    expect(sentChanges(calls)[0]).not.toHaveProperty('fields.labelId');
  });

  it('can be added again with the changes when another device deleted it meanwhile', async () => {
    const { send } = (live = fakeLive());
    const milk = aShoppingItem('milk', { quantity: 2 });
    const calls = listServer(aShoppingList({ listItems: [milk] }));
    const { user } = openApp(LIST_PAGE);

    await user.click(await screen.findByRole('button', { name: 'Edit milk' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Note' }), ', fresh');
    const changed = { createdItems: [], updatedItems: [], deletedIds: [milk.id] };
    act(() => send('shopping-list', { listId: 'list-id', change: 'items', revision: 2, ...changed }));
    expect(await dialog.findByText(/Another device deleted this item/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Add again' }));

    await waitFor(() => expect(sentChanges(calls)).toHaveLength(1));
    expect(sentChanges(calls)[0]).toMatchObject({ kind: 'create', item: { note: 'milk, fresh', quantity: 2 } });
  });

  it('is edited in a dialog', async () => {
    const milk = aShoppingItem('milk', { quantity: 2 });
    const calls = listServer(aShoppingList({ listItems: [milk] }));
    const { user } = openApp(LIST_PAGE);

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

  it('can be renamed again when another device replaced a name that was given offline', async () => {
    const milk = aShoppingItem('milk');
    const renamed = { ...milk, note: 'soy milk', display: 'soy milk' };
    const calls = listServer(aShoppingList({ listItems: [milk] }), () =>
      aShoppingList({ listItems: [renamed], revision: 2 }),
    );
    const rename = { kind: 'update' as const, itemId: milk.id, fields: { note: 'oat milk' } };
    listChanges.add('list-id', [rename], new Date(Date.now() - 600_000));
    const { user } = openApp(LIST_PAGE);

    expect(await screen.findByText('Another device changed “oat milk” to “soy milk”.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use mine' }));

    await waitFor(() => expect(sentChanges(calls)).toHaveLength(2));
    expect(sentChanges(calls)[1]).toMatchObject({ itemId: milk.id, fields: { note: 'oat milk' } });
  });
});
