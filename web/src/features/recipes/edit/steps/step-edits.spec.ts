import { describe, expect, it } from '@jest/globals';
import type { RecipeStep } from '@larder/contracts/recipe/recipe';
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

  it('keep a summary that only the lower one has', () => {
    const fry = aStep({ text: 'Fry.', summary: 'Fry' });

    expect(mergeWithAbove([aStep({ text: 'Chop.' }), fry], 1)).toMatchObject([{ summary: 'Fry' }]);
    expect(mergeWithAbove([aStep({ summary: 'Chop' }), fry], 1)).toMatchObject([{ summary: 'Chop' }]);
  });

  it('leave a heading to the rest of the section when its first step is merged with the section above', () => {
    const [soup, sauce, simmer] = [aStep({ title: 'Soup' }), aStep({ title: 'Sauce' }), aStep({ text: 'Simmer.' })];

    const titles = (...rows: RecipeStep[]) => mergeWithAbove(rows, 1).map(({ title }) => title);
    expect(titles(soup, sauce, simmer)).toEqual(['Soup', 'Sauce']);
    expect(titles(simmer, sauce, soup)).toEqual([simmer.title, 'Soup']);
    expect(titles(soup, sauce)).toEqual(['Soup']);
  });

  it('are split at the cursor', () => {
    const cut = splitStep([aStep({ text: 'Chop. Then fry.' })], 0, 5);
    expect(cut.map(({ text }) => text)).toEqual(['Chop.', 'Then fry.']);
  });
});
