import { describe, expect, it } from '@jest/globals';
import { aStep } from '../../../../testing/builders.js';
import { mergeWithAbove, splitStep } from './step-edits.js';

describe('steps', () => {
  const steps = [
    aStep({ text: 'Chop. ', ingredientReferences: [{ referenceId: 'a' }] }),
    aStep({ text: 'Fry.', ingredientReferences: [{ referenceId: 'a' }, { referenceId: 'b' }] }),
  ];

  it('are merged with one space between, and keep the links of both', () => {
    const [joined, ...rest] = mergeWithAbove(steps, 1);

    expect(joined?.text).toBe('Chop. Fry.');
    expect(joined?.ingredientReferences).toEqual([{ referenceId: 'a' }, { referenceId: 'b' }]);
    expect(rest).toEqual([]);
    expect(mergeWithAbove(steps, 0)).toEqual(steps);
  });

  it('keep a heading and a summary that only the lower one has', () => {
    const headed = aStep({ text: 'Fry.', title: 'Sauce', summary: 'Fry' });

    expect(mergeWithAbove([aStep({ text: 'Chop.' }), headed], 1)).toMatchObject([{ title: 'Sauce', summary: 'Fry' }]);
    expect(mergeWithAbove([aStep({ title: 'Soup', summary: 'Chop' }), headed], 1)).toMatchObject([
      { title: 'Soup', summary: 'Chop' },
    ]);
  });

  it('are split at the cursor', () => {
    const cut = splitStep([aStep({ text: 'Chop. Then fry.' })], 0, 5);
    expect(cut.map(({ text }) => text)).toEqual(['Chop.', 'Then fry.']);
  });
});
