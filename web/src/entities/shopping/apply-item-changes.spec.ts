import { describe, expect, it } from '@jest/globals';
import { aShoppingItem, aShoppingList } from '../../testing/shopping-builders.js';
import { withItemChanges } from './apply-item-changes.js';

const nothing = { createdItems: [], updatedItems: [], deletedIds: [] };

describe('applying item changes to a list', () => {
  it('creates, changes and deletes items and the recipes they belong to', () => {
    const reference = {
      recipeId: 'soup',
      recipeQuantity: 1,
      recipeScale: 1,
      recipeNote: null,
      id: 'r',
      shoppingListItemId: 'i',
    };
    const milk = aShoppingItem('milk', { position: 1, recipeReferences: [reference] });
    const salt = aShoppingItem('salt', { position: 2 });
    const onList = { id: 'x', shoppingListId: 'list-id', recipeId: 'soup', recipeQuantity: 1, recipe: null };
    const list = aShoppingList({ revision: 4, listItems: [milk, salt], recipeReferences: [onList] });

    const changed = {
      createdItems: [aShoppingItem('bread', { position: 0 })],
      updatedItems: [{ ...milk, checked: true, recipeReferences: [] }],
      deletedIds: [salt.id],
    };
    const after = withItemChanges(list, 5, changed);

    expect(after?.listItems.map(({ note, checked }) => [note, checked])).toEqual([
      ['bread', false],
      ['milk', true],
    ]);
    expect(after).toMatchObject({ revision: 5, openItemCount: 1, recipeReferences: [] });
    expect(list.revision).toBe(4);
  });

  it('requires a reload when recipes were added or removed, since only the list has their scale', () => {
    const reference = { recipeId: 'soup', recipeQuantity: 1, recipeScale: 1, recipeNote: null, id: 'r' };
    const leek = aShoppingItem('leek');
    const forSoup = (recipeScale: number) => ({
      ...leek,
      recipeReferences: [{ ...reference, recipeScale, shoppingListItemId: leek.id }],
    });
    const list = aShoppingList({ revision: 4, listItems: [leek] });
    const after = (listed: typeof leek, changed: Partial<Parameters<typeof withItemChanges>[2]>) =>
      withItemChanges({ ...list, listItems: [listed] }, 5, { ...nothing, ...changed });

    expect(after(leek, { updatedItems: [forSoup(1)] })).toBeNull();
    expect(after(leek, { createdItems: [{ ...forSoup(1), id: 'new' }] })).toBeNull();
    expect(after(forSoup(2), { updatedItems: [forSoup(1)] })).toBeNull();
    expect(after(leek, {})).toBeNull();
    expect(after(forSoup(2), { updatedItems: [{ ...forSoup(2), note: 'young leek' }] })).toMatchObject({ revision: 5 });
  });

  it('keeps a newer list, and requires a reload when revisions are missing', () => {
    const list = aShoppingList({ revision: 4, listItems: [aShoppingItem('milk')] });
    const deletedIds = list.listItems.map(({ id }) => id);
    expect(withItemChanges(list, 4, { ...nothing, deletedIds })).toBe(list);
    expect(withItemChanges(list, 6, nothing)).toBeNull();
  });
});
