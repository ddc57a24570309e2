import { randomUUID } from 'node:crypto';
import { standardUnit } from '@larder/measures';
import fc from 'fast-check';
import {
  addRecipe,
  createItems,
  ListEditor,
  removeRecipe,
  type IngredientLine,
  type Item,
  type ListState,
} from './index.js';
import { canMerge } from './merge-items.js';

const EMPTY: ListState = { items: [], recipeReferences: [], deletedItems: [] };
const CODES = ['g', 'kg', 'mg', 'tsp', 'tbsp', 'cup', 'ml', 'l'];
const UNITS = new Map(
  CODES.flatMap((code) => {
    const unit = standardUnit(code);
    return unit ? [[code, unit] as const] : [];
  }),
);

/** The list after an edit. */
function edited(list: ListState, edit: (editor: ListEditor) => void): ListState {
  const editor = new ListEditor(list, { units: UNITS });
  edit(editor);
  return editor.finish().list;
}

function anItem(fields: Partial<Item>): Item {
  const now = new Date();
  return {
    id: randomUUID(),
    checked: false,
    position: 0,
    quantity: 1,
    note: '',
    isFood: true,
    foodId: null,
    unitId: null,
    labelId: null,
    extras: [],
    recipeReferences: [],
    createdAt: now,
    updatedAt: now,
    ...fields,
  };
}

/** The amount of each food, converted to grams or millilitres if possible. */
function amounts({ items }: ListState): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { foodId, note, unitId, quantity } of items) {
    const unit = UNITS.get(unitId ?? '');
    const key = `${foodId ?? note} ${unit?.dimension ?? unitId ?? 'pieces'}`;
    sums.set(key, (sums.get(key) ?? 0) + quantity * (unit?.inBase ?? 1));
  }
  return sums;
}

/** Allows differences of half a gram or millilitre, by rounding and binary fractions. */
function expectSame(amount: number | undefined, expected: number, key: string): void {
  const tolerance = /mass|volume/.test(key) ? 0.5 : 0.0005;
  expect(Math.abs((amount ?? 0) - expected)).toBeLessThanOrEqual(tolerance + expected * 1e-9);
}

const line: fc.Arbitrary<IngredientLine> = fc.record({
  quantity: fc.constantFrom(0, 0.25, 1 / 3, 0.5, 1, 1.5, 2, 100, 750),
  foodId: fc.constantFrom('flour', 'milk', 'salt', null),
  unitId: fc.constantFrom(...CODES, null),
  labelId: fc.constant(null),
  note: fc.constantFrom('', 'fresh', 'a pinch'),
});
const recipe = fc.record({
  times: fc.constantFrom(0.5, 1, 2, 3),
  lines: fc.array(line, { minLength: 1, maxLength: 5 }),
});

describe('recipes on a list', () => {
  it('restore the previous items, in any order of adding and removing', () => {
    const byHand = fc.array(line, { maxLength: 4 });
    fc.assert(
      fc.property(byHand, fc.array(recipe, { maxLength: 5 }), fc.infiniteStream(fc.nat()), (own, recipes, order) => {
        const items = own.map(({ quantity, foodId, unitId, note }) => anItem({ quantity, foodId, unitId, note }));
        const before = edited(EMPTY, (editor) => createItems(editor, items));
        let list = before;
        recipes.forEach(({ times, lines }, at) => {
          list = edited(list, (editor) => addRecipe(editor, { recipeId: `recipe ${at}`, times, lines }));
        });
        const left = recipes.map(({ times }, at) => ({ times, recipeId: `recipe ${at}` }));
        while (left.length > 0) {
          const [next] = left.splice((order.next().value as number) % left.length, 1);
          if (next) list = edited(list, (editor) => removeRecipe(editor, next.recipeId, next.times));
          for (const { quantity } of list.items) expect(quantity).toBeGreaterThanOrEqual(0);
        }
        expect(list.recipeReferences).toEqual([]);
        const after = amounts(list);
        for (const [key, amount] of amounts(before)) expectSame(after.get(key), amount, key);
      }),
      { numRuns: 300 },
    );
  });

  it('record no deletions when their items are merged, whose ids no client knows', () => {
    const flour: IngredientLine = { quantity: 100, foodId: 'flour', unitId: 'g', labelId: null, note: '' };
    const own = edited(EMPTY, (editor) => createItems(editor, [anItem({ foodId: 'flour', unitId: 'g' })]));
    const added = edited(own, (editor) => addRecipe(editor, { recipeId: 'bread', times: 2, lines: [flour] }));

    expect(added.items).toMatchObject([{ quantity: 201 }]);
    expect(added.deletedItems).toEqual([]);
  });

  it('leave no items of their own', () => {
    fc.assert(
      fc.property(recipe, ({ times, lines }) => {
        const added = edited(EMPTY, (editor) => addRecipe(editor, { recipeId: 'soup', times, lines }));
        const removed = edited(added, (editor) => removeRecipe(editor, 'soup', times));
        expect(removed.items).toEqual([]);
      }),
    );
  });
});

describe('items', () => {
  it('are never on a list twice when they could be merged', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const items = lines.map(({ quantity, foodId, unitId, note }) => anItem({ quantity, foodId, unitId, note }));
        const { items: stored } = edited(EMPTY, (editor) => {
          for (const item of items) createItems(editor, [item]);
        });
        stored.forEach((one, at) => {
          for (const other of stored.slice(at + 1)) expect(canMerge(one, other)).toBe(false);
        });
        const sum = amounts({ ...EMPTY, items });
        for (const [key, amount] of amounts({ ...EMPTY, items: stored })) expectSame(amount, sum.get(key) ?? 0, key);
      }),
    );
  });

  it('keep a quantity when their sum exceeds the range of numbers', () => {
    const huge: IngredientLine = { quantity: 2, foodId: 'salt', unitId: 'g', labelId: null, note: '' };
    const list = edited(EMPTY, (editor) => {
      for (let times = 0; times < 2; times += 1) createItems(editor, [anItem({ note: 'rice', quantity: 1e308 })]);
      for (let times = 0; times < 2; times += 1) addRecipe(editor, { recipeId: 'soup', times: 1e308, lines: [huge] });
    });

    expect(list.items.map(({ quantity }) => quantity)).toEqual([Number.MAX_VALUE, Number.MAX_VALUE]);
    expect(list.recipeReferences).toMatchObject([{ recipeQuantity: Number.MAX_VALUE }]);
  });
});

it('finds the item to merge with by its current food or note, also after an edit', () => {
  const [milk, flour] = [anItem({ note: 'milk' }), anItem({ foodId: 'flour' })];
  const editor = new ListEditor({ ...EMPTY, items: [milk, flour] }, { units: UNITS });
  const mergeable = (fields: Partial<Item>) => editor.findMergeable(anItem(fields))?.id;
  expect([mergeable({ note: ' milk ' }), mergeable({ foodId: 'flour' }), mergeable({ note: 'tea' })]).toEqual([
    milk.id,
    flour.id,
    undefined,
  ]);

  editor.save({ ...milk, note: 'tea' });
  editor.remove(flour.id);

  expect([mergeable({ note: 'milk' }), mergeable({ foodId: 'flour' }), mergeable({ note: 'tea' })]).toEqual([
    undefined,
    undefined,
    milk.id,
  ]);
});
