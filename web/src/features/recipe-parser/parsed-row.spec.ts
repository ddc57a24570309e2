import { describe, expect, it } from '@jest/globals';
import type { ParsedIngredient } from '@larder/contracts/parser/import';
import { aFood, anIngredient, aUnit } from '../../testing/builders.js';
import {
  allMissingRecords,
  needsReview,
  hasLowConfidence,
  lineOf,
  rowsOf,
  toIngredient,
  withRecord,
} from './parsed-row.js';

const NO_CONFIDENCE = { average: null, comment: null, name: null, unit: null, quantity: null, food: null };
const { id: _f, createdAt: _fc, updatedAt: _fu, ...food } = aFood();
const { id: _u, createdAt: _uc, updatedAt: _uu, ...unit } = aUnit();
const unknownFood = (name: string) => ({ ...food, name, id: null });
const unknownUnit = (name: string) => ({ ...unit, name, id: null });

function parsed(changes: Parameters<typeof anIngredient>[0], average: number | null = 0.9): ParsedIngredient {
  return { input: 'x', confidence: { ...NO_CONFIDENCE, average }, ingredient: anIngredient({ note: '', ...changes }) };
}
function rowOf(result: ParsedIngredient, before = anIngredient({ note: '2 cups flour', title: 'Dough' })) {
  const [row] = rowsOf([before], [result]);
  if (!row) throw new Error('no row');
  return row;
}

describe('the text of lines to parse', () => {
  it('is the whole line, also when it was parsed before', () => {
    expect(lineOf(anIngredient({ note: ' 2 leeks ' }))).toBe('2 leeks');
    expect(lineOf(anIngredient({ note: 'sifted', food: aFood(), originalText: '2 cups flour, sifted' }))).toBe(
      '2 cups flour, sifted',
    );
    expect(lineOf(anIngredient({ quantity: 2, note: '', food: aFood(), unit: aUnit() }))).toBe('2 cups flour');
  });
});

describe('parsed lines', () => {
  it('keep the heading and the reference id of the line', () => {
    const before = anIngredient({ title: 'Dough' });
    expect(rowOf(parsed({ title: '' }), before).ingredient).toMatchObject({
      title: 'Dough',
      referenceId: before.referenceId,
    });
  });

  it('have no food or unit for an empty name', () => {
    const row = rowOf(parsed({ unit: unknownUnit(''), food: unknownFood(' ') }));
    expect(row.ingredient).toMatchObject({ unit: null, food: null });
  });

  it('are uncertain below a confidence of 0.75, or with an unknown name, until the user accepts them', () => {
    expect(needsReview(rowOf(parsed({ food: aFood() }, 0.75)))).toBe(false);
    expect(needsReview(rowOf(parsed({ food: aFood() }, 0.74)))).toBe(true);
    expect(needsReview(rowOf(parsed({ food: unknownFood('spelt') }, 0.99)))).toBe(true);
    expect(needsReview(rowOf(parsed({ food: aFood() }, null)))).toBe(false);
    expect(needsReview({ ...rowOf(parsed({ food: aFood() }, 0.1)), accepted: true })).toBe(false);
  });

  it('are not uncertain because of a new food', () => {
    expect(hasLowConfidence(rowOf(parsed({ food: unknownFood('spelt') }, 0.99)))).toBe(false);
    expect(hasLowConfidence(rowOf(parsed({ food: unknownFood('spelt') }, 0.74)))).toBe(true);
    expect(hasLowConfidence({ ...rowOf(parsed({ food: aFood() }, 0.74)), accepted: true })).toBe(false);
  });

  it('list each missing name once, and use the created record in all lines with the same name', () => {
    const rows = [parsed({ food: unknownFood('Spelt') }), parsed({ food: unknownFood('spelt ') })].map((each) =>
      rowOf(each),
    );
    expect(allMissingRecords(rows)).toHaveLength(1);
    const spelt = aFood({ name: 'spelt' });
    expect(rows.map((row) => withRecord(row, 'foods', spelt).ingredient.food)).toEqual([spelt, spelt]);
  });

  it('keep a name that is not created in the note', () => {
    const store = (changes: Parameters<typeof anIngredient>[0]) => toIngredient(rowOf(parsed(changes)));
    expect(store({ food: unknownFood('spelt'), note: 'ground' })).toMatchObject({
      food: null,
      note: 'spelt, ground',
      disableAmount: false,
      originalText: '2 cups flour',
    });
    expect(store({ unit: unknownUnit('glug'), food: unknownFood('oil') }).note).toBe('glug oil');
    expect(store({ unit: unknownUnit('glug'), food: aFood(), note: '' }).note).toBe('glug');
    expect(store({ food: aFood(), note: 'sifted' }).note).toBe('sifted');
  });
});
