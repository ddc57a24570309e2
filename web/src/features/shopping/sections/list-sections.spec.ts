import { describe, expect, it } from '@jest/globals';
import { aLabel, aShoppingItem, aShoppingList } from '../../../testing/shopping-builders.js';
import { checkedItems, openItems, sections } from './list-sections.js';
import { shoppingListText } from './shopping-list-text.js';

const displays = (items: readonly { display: string }[]) => items.map(({ display }) => display);
const bakery = aLabel('Bakery');
const dairy = aLabel('Dairy');

describe('the items of a list', () => {
  it('are ordered by position, the newest of the same position first', () => {
    const list = aShoppingList({
      listItems: [
        aShoppingItem('salt', { position: 2 }),
        aShoppingItem('old', { position: 1, createdAt: '2026-11-01T00:00:00Z' }),
        aShoppingItem('new', { position: 1, createdAt: '2026-11-02T00:00:00Z' }),
        aShoppingItem('done', { checked: true }),
      ],
    });
    expect(displays(openItems(list))).toEqual(['new', 'old', 'salt']);
  });

  it('are ordered as learned from earlier purchases', () => {
    const list = aShoppingList({
      learnAisleOrder: true,
      aisleOrder: ['note:bread', 'note:milk'],
      listItems: [
        aShoppingItem('candles', { position: 0 }),
        aShoppingItem('Milk', { position: 1 }),
        aShoppingItem('bread', { position: 2 }),
      ],
    });
    expect(displays(openItems(list))).toEqual(['bread', 'Milk', 'candles']);
  });

  it('that are checked are sorted by date, newest first', () => {
    const list = aShoppingList({
      listItems: [
        aShoppingItem('first', { checked: true, updatedAt: '2026-11-01T00:00:00Z' }),
        aShoppingItem('last', { checked: true, updatedAt: '2026-11-02T00:00:00Z' }),
      ],
    });
    expect(displays(checkedItems(list))).toEqual(['last', 'first']);
  });

  it('are grouped by label in the order of the list, those without one first', () => {
    const list = aShoppingList({
      labels: [dairy, bakery],
      listItems: [
        aShoppingItem('bread', { label: bakery }),
        aShoppingItem('milk', { label: dairy }),
        aShoppingItem('candles'),
      ],
    });
    const rows = sections(list, openItems(list)).map(({ label, items }) => [label?.name, ...displays(items)]);
    expect(rows).toEqual([
      [undefined, 'candles'],
      ['Dairy', 'milk'],
      ['Bakery', 'bread'],
    ]);
  });

  it('are copied with headings only when there are sections', () => {
    const flat = [{ label: null, items: [aShoppingItem('milk'), aShoppingItem('bread')] }];
    const grouped = [
      { label: null, items: [aShoppingItem('candles')] },
      { label: bakery, items: [aShoppingItem('bread')] },
    ];
    expect(shoppingListText(flat, 'text', 'No label')).toBe('milk\nbread');
    expect(shoppingListText(flat, 'markdown', 'No label')).toBe('- [ ] milk\n- [ ] bread');
    expect(shoppingListText(grouped, 'text', 'No label')).toBe('[No label]\ncandles\n\n[Bakery]\nbread');
    expect(shoppingListText(grouped, 'markdown', 'No label')).toBe(
      '# No label\n- [ ] candles\n\n# Bakery\n- [ ] bread',
    );
  });
});
