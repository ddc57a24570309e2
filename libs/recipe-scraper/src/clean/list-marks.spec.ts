import { withoutListMarks } from './list-marks.js';

describe('withoutListMarks', () => {
  it.each<[string, string[], string[]]>([
    ['numbers that count', ['1. Chop.', '2. Fry.', '3) Serve.'], ['Chop.', 'Fry.', 'Serve.']],
    ['numbers with a word', ['Step 1: Chop.', 'Step 2 - Fry.'], ['Chop.', 'Fry.']],
    ['numbers that begin again', ['1. Chop.', '2. Fry.', '1. Whip.'], ['Chop.', 'Fry.', 'Whip.']],
    ['bullets', ['• 2 eggs', '•salt'], ['2 eggs', 'salt']],
    ['dashes', ['- 2 eggs', '– salt'], ['2 eggs', 'salt']],
  ])('removes %s', (_, texts, cleaned) => {
    expect(withoutListMarks(texts)).toEqual(cleaned);
  });

  it.each<[string, string[]]>([
    ['amounts', ['1 egg', '2 lemons']],
    ['numbers in another order', ['1. Chop.', '3. Fry.']],
    ['numbers of some', ['1. Chop.', 'Fry.']],
    ['a footnote', ['2 eggs', '* or three small ones']],
    ['a single text', ['1. Chop.']],
    ['fractions', ['1/2 egg', '2/3 lemon']],
  ])('keeps %s', (_, texts) => {
    expect(withoutListMarks(texts)).toEqual(texts);
  });
});
