import { changedLines } from './recipe-differences.js';

const differences = (before: string[], after: string[]) =>
  changedLines(before, after).map(({ kind, text }) => `${kind === 'added' ? '+' : '-'} ${text}`);

describe('the difference of two texts', () => {
  it('is empty when they are equal', () => {
    expect(differences(['Chop', 'Fry'], ['Chop', 'Fry'])).toEqual([]);
  });

  it('contains a replaced line', () => {
    expect(differences(['Chop', 'Fry', 'Serve'], ['Chop', 'Bake', 'Serve'])).toEqual(['- Fry', '+ Bake']);
  });

  it('ignores lines that moved down because of a new line', () => {
    expect(differences(['Chop', 'Fry'], ['Wash', 'Chop', 'Peel', 'Fry'])).toEqual(['+ Wash', '+ Peel']);
  });

  it('contains removed repeated lines as often as they were removed', () => {
    expect(differences(['Stir', 'Stir', 'Stir'], ['Stir'])).toEqual(['- Stir', '- Stir']);
  });

  it('contains all lines when the other text is empty', () => {
    expect(differences([], ['Chop'])).toEqual(['+ Chop']);
    expect(differences(['Chop'], [])).toEqual(['- Chop']);
  });

  it('contains all lines of very long texts, which are not compared', () => {
    const [before, after] = ['a', 'b'].map((letter) => Array.from({ length: 2_000 }, (_, at) => `${letter}${at}`));
    expect(changedLines(before ?? [], after ?? [])).toHaveLength(4_000);
  });
});
