import { lacksAmounts, restoreAmounts } from './restore-amounts.js';

const linesOf = (...texts: string[]) => texts.map((text) => ({ title: '', text }));
const textsOf = (lines: { text: string }[] | null): string[] | null => lines && lines.map(({ text }) => text);

describe('lacksAmounts', () => {
  it.each<[string[], boolean]>([
    [['flour', 'sugar', 'eggs'], true],
    [['flour', 'sugar', 'eggs', 'butter', '½ cucumber'], true],
    [['200 g flour', 'sugar', 'eggs'], false],
    [['salt', 'pepper'], false],
  ])('of %j is %j', (texts, isLacking) => {
    expect(lacksAmounts(linesOf(...texts))).toBe(isLacking);
  });
});

describe('restoreAmounts', () => {
  const names = linesOf('flour', 'baking soda', 'butter', 'butter', 'salt');

  it('returns the lines of the list that contain the names, in its order', () => {
    const list = linesOf(
      'Butter cake',
      '1 stick butter, room temp.',
      '½ stick butter-flavored shortening',
      '2 cups all-purpose flour',
      '1 tsp. baking soda',
      'salt',
    );

    expect(textsOf(restoreAmounts(names, list, []))).toEqual(textsOf(list.slice(1)));
  });

  it('finds names in other lines of the page that begin with an amount', () => {
    const list = linesOf('2 cups flour', '1 tsp baking soda', '1 stick butter', '2 tbsp butter');

    const restored = restoreAmounts(names, list, linesOf('Why salt?', '1 pinch of salt'));
    expect(textsOf(restored)).toEqual([...list.map(({ text }) => text), '1 pinch of salt']);
  });

  it('keeps names that the page shows nowhere, in the order of the data', () => {
    const list = linesOf('1 stick butter', '2 tbsp butter', '2 cups flour', '1 tsp baking soda');

    expect(textsOf(restoreAmounts(names, list, []))).toEqual([
      '2 cups flour',
      '1 tsp baking soda',
      '1 stick butter',
      '2 tbsp butter',
      'salt',
    ]);
  });

  it('returns null when the page shows other ingredients, or no amounts', () => {
    expect(restoreAmounts(names, linesOf('2 eggs', '1 cup flour', '3 lemons'), [])).toBeNull();
    expect(restoreAmounts(names, names, [])).toBeNull();
  });
});
