import { learnOrder, type AisleOrder } from './aisle-order.js';
import type { Item } from './list-state.js';

const NOW = new Date('2026-03-14T10:00:00Z');
const HOUR_MS = 3_600_000;
const NOTHING: AisleOrder = { order: [], last: null };

const checked = (...notes: string[]) => notes.map((note) => ({ foodId: null, note }) as Item);
const keys = (...notes: string[]) => notes.map((note) => `note:${note}`);

describe('the order of aisles', () => {
  it('is that in which items are checked', () => {
    const { order } = learnOrder(NOTHING, checked('Apples', 'bread ', ''), NOW);

    expect(order).toEqual(keys('apples', 'bread'));
  });

  it('places an item after the one that was checked before it', () => {
    const before = learnOrder(NOTHING, checked('milk', 'apples'), NOW);

    expect(learnOrder(before, checked('milk'), NOW).order).toEqual(keys('apples', 'milk'));
  });

  it.each([
    ['of the same shopping trip', HOUR_MS, keys('apples', 'milk')],
    ['not of an earlier one', HOUR_MS + 1, keys('milk', 'apples')],
  ])('follows items %s', (_case, passedMs, expected) => {
    const before = learnOrder(NOTHING, checked('milk', 'apples'), NOW);

    expect(learnOrder(before, checked('milk'), new Date(NOW.getTime() + passedMs)).order).toEqual(expected);
  });

  it('is the same array while it does not change, so that it is not stored again', () => {
    const { order, last } = learnOrder(NOTHING, checked('apples', 'milk'), NOW);

    expect(learnOrder({ order, last }, checked('milk'), NOW).order).toBe(order);
  });

  it('contains the thousand items at its end', () => {
    const notes = Array.from({ length: 1_001 }, (_, index) => `item ${index}`);

    const { order } = learnOrder(NOTHING, checked(...notes), NOW);

    expect(order).toEqual(keys(...notes.slice(1)));
  });
});
