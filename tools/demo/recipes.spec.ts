import { belongsToDemo, type StoredRecipe } from './recipes.js';
import { dayAfter } from './week.js';

const stored = (changes: Partial<StoredRecipe> = {}): StoredRecipe => ({
  id: 'a',
  slug: 'borscht',
  image: null,
  description: '',
  extras: {},
  recipeInstructions: [{}],
  ...changes,
});
const borscht = { key: 'borscht' };

describe('an existing recipe', () => {
  it('is recognized by its mark', () => {
    const marked = stored({ description: 'Red.', extras: { 'larder-demo': 'borscht' } });
    expect(belongsToDemo(marked, borscht)).toBe(true);
  });

  it('is completed when an earlier run was interrupted', () => expect(belongsToDemo(stored(), borscht)).toBe(true));

  it.each([{ description: 'My grandmother’s' }, { image: 'abcd' }, { recipeInstructions: [{}, {}] }])(
    'is not changed when another user wrote it: %p',
    (theirs) => expect(belongsToDemo(stored(theirs), borscht)).toBe(false),
  );
});

it('plans across the end of a month', () => expect(dayAfter(new Date(2026, 0, 30, 23), 3)).toBe('2026-02-02'));
