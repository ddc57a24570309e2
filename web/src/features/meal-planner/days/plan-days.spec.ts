import { describe, expect, it } from '@jest/globals';
import { aPlanEntry, aSummary } from '../../../testing/builders.js';
import { copiesOf, mealsOf, moveBefore, moveToDay, planDays, recipesToBuy, swapWithNeighbor } from './plan-days.js';

const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';
const soup = aSummary({ name: 'Soup', slug: 'soup', recipeYield: '4 servings' });

describe('the days of a plan', () => {
  it('are all listed, with entries by position, then by meal', () => {
    const dinner = aPlanEntry({ id: 1, date: TUESDAY, entryType: 'dinner' });
    const breakfast = aPlanEntry({ id: 2, date: TUESDAY, entryType: 'breakfast' });
    const last = aPlanEntry({ id: 3, date: TUESDAY, entryType: 'lunch', position: 1 });

    const days = planDays({ start: MONDAY, end: TUESDAY }, [last, dinner, breakfast]);

    expect(days.map(({ day, entries }) => [day, entries.map(({ id }) => id)])).toEqual([
      [MONDAY, []],
      [TUESDAY, [2, 1, 3]],
    ]);
    // The range has two days.
    expect(mealsOf(days[1]!).map(({ meal }) => meal)).toEqual(['breakfast', 'lunch', 'dinner']);
  });
});

describe('the recipes for the shopping list', () => {
  it('are listed once each, with the scales of all their entries added up', () => {
    const entries = [
      aPlanEntry({ recipe: soup, servings: 6 }),
      aPlanEntry({ recipe: soup, servings: null }),
      aPlanEntry({ recipe: null, title: 'Leftovers' }),
    ];
    expect(recipesToBuy(entries)).toEqual([{ slug: 'soup', scale: 2.5 }]);
  });
});

describe('a copied entry', () => {
  it('keeps everything except the day', () => {
    const entry = aPlanEntry({ date: TUESDAY, recipe: soup, recipeId: soup.id, servings: 2, text: 'Salt later' });
    expect(copiesOf([entry], MONDAY, '2026-11-30')).toEqual([
      {
        date: '2026-12-01',
        entryType: 'dinner',
        title: '',
        text: 'Salt later',
        recipeId: soup.id,
        recipe: soup,
        servings: 2,
        position: 0,
      },
    ]);
  });
});

describe('a moved entry', () => {
  const first = aPlanEntry({ id: 1, date: TUESDAY });
  const second = aPlanEntry({ id: 2, date: TUESDAY });
  const moved = aPlanEntry({ id: 3, date: MONDAY });
  const all = [first, second, moved];

  it('is placed after the ordered entries of another day', () => {
    expect(moveToDay(all, moved, TUESDAY)).toEqual([{ id: 3, date: TUESDAY, position: 0 }]);
    expect(moveToDay([{ ...first, position: 4 }, moved], moved, TUESDAY)).toEqual([
      { id: 3, date: TUESDAY, position: 4 },
    ]);
    expect(moveToDay(all, moved, MONDAY)).toEqual([]);
  });

  it('before another one is renumbered together with those that follow', () => {
    expect(moveBefore(all, moved, second)).toEqual([
      { id: 3, date: TUESDAY, position: 1 },
      { id: 2, date: TUESDAY, position: 2 },
    ]);
    expect(moveBefore(all, second, first)).toEqual([{ id: 1, date: TUESDAY, position: 1 }]);
  });

  it('swaps with its neighbor, and stays at the ends', () => {
    expect(swapWithNeighbor(all, first, 1)).toEqual([{ id: 1, date: TUESDAY, position: 1 }]);
    expect(swapWithNeighbor(all, first, -1)).toEqual([]);
  });
});
