import { describe, expect, it } from '@jest/globals';
import { aShoppingItem, aShoppingList } from '../../testing/shopping-builders.js';
import { withItemChanges } from './apply-item-changes.js';

const nothing = { createdItems: [], updatedItems: [], deletedIds: [] };

describe('a list that gets only what changed', () => {
  it('has created, changed and deleted items, and recipes that items are for', () => {
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

  it('keeps what is newer, and asks to be read when something lies between', () => {
    const list = aShoppingList({ revision: 4, listItems: [aShoppingItem('milk')] });
    const deletedIds = list.listItems.map(({ id }) => id);
    expect(withItemChanges(list, 4, { ...nothing, deletedIds })).toBe(list);
    expect(withItemChanges(list, 6, nothing)).toBeNull();
  });
});
