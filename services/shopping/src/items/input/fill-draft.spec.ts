import { aFood, anIngredient, aUnit } from '@larder/testing/builders';
import type { ParsedIngredient } from '@larder/contracts';
import { fillDraft, type LineDraft } from './fill-draft.js';

const NO_CONFIDENCE = { average: null, comment: null, name: null, unit: null, quantity: null, food: null };
const liter = aUnit({ id: 'liter', name: 'liter' });
const milk = aFood({ id: 'milk', name: 'milk' });
/** A food or unit that the group does not have. */
const unknown = <Record extends { id: string }>(record: Record) => ({ ...record, id: null });

/** The draft of a typed line that is parsed to these parts. */
function filled(line: string, parts: object): Partial<LineDraft> {
  const ingredient = anIngredient({ quantity: null, unit: null, food: null, note: '', ...parts });
  const parsed = { input: line, confidence: NO_CONFIDENCE, ingredient } as ParsedIngredient;
  const { quantity, note, isFood, foodId, unitId } = fillDraft<LineDraft>(
    { line, quantity: 1, note: '' },
    line,
    parsed,
  );
  return { quantity, note, isFood, foodId, unitId };
}

const juice = unknown(aFood({ id: '', name: 'juice' }));
const noteOf = (quantity: number, note: string) => ({ quantity, note, isFood: false, foodId: null, unitId: null });

describe('a typed line', () => {
  it('becomes an amount of a food', () => {
    const expected = { quantity: 2, note: '', isFood: true, foodId: 'milk', unitId: 'liter' };
    expect(filled('2 l milk', { quantity: 2, unit: liter, food: milk })).toEqual(expected);
    expect(filled('milk', { food: milk })).toEqual({ ...expected, quantity: 0, unitId: null });
  });

  it('becomes an amount of a note when the group does not have the food', () => {
    expect(filled('2 l juice, cold', { quantity: 2, unit: liter, food: juice, note: 'cold' })).toEqual({
      ...noteOf(2, 'juice, cold'),
      isFood: true,
      unitId: 'liter',
    });
    expect(filled('6 juice', { quantity: 6, food: juice })).toEqual(noteOf(6, 'juice'));
    const cartons = unknown(aUnit({ id: '', name: 'cartons' }));
    expect(filled('2 cartons juice', { quantity: 2, unit: cartons, food: juice })).toEqual(noteOf(2, 'cartons juice'));
  });

  it.each([
    ['juice for Tom', { food: juice }],
    ['7up', { quantity: 7, food: juice }],
    ['1 carton juice', { quantity: 1, unit: unknown(aUnit({ id: '', name: 'carton' })), food: juice }],
    ['about 3 juice', { quantity: 3, food: juice }],
  ])('stays as it is without an amount that can be displayed: %s', (line, parts) => {
    expect(filled(line, parts)).toEqual(noteOf(1, line));
  });

  it('stays as it is when it was not parsed', () => {
    expect(fillDraft({ line: '2 l milk', quantity: 1, note: '' }, '2 l milk', undefined)).toMatchObject(
      noteOf(1, '2 l milk'),
    );
  });
});
