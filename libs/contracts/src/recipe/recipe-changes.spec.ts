import { RecipeChanges } from './recipe-changes.js';

describe('RecipeChanges', () => {
  it('fills nothing in, so that a PATCH changes only what was sent', () => {
    expect(RecipeChanges.parse({ name: 'Soup' })).toEqual({ name: 'Soup' });
  });

  it('reads ingredients given as plain lines', () => {
    const { recipeIngredient } = RecipeChanges.parse({ recipeIngredient: ['1 egg', { note: 'salt', quantity: '' }] });
    expect(recipeIngredient).toEqual([{ note: '1 egg' }, { note: 'salt', quantity: null }]);
  });

  it('reads tags given as names', () => {
    expect(RecipeChanges.parse({ tags: ['Quick'] }).tags).toEqual([{ name: 'Quick' }]);
  });

  it('turns numbers in extras into text and refuses what is nested', () => {
    expect(RecipeChanges.parse({ extras: { oven: 180, vegan: true } }).extras).toEqual({ oven: '180', vegan: 'true' });
    expect(RecipeChanges.safeParse({ extras: { nested: { a: 1 } } }).success).toBe(false);
  });

  it.each([{ name: '' }, { name: '   ' }, { recipeIngredient: 'egg' }, { recipeInstructions: [{}] }])(
    'refuses %p',
    (raw) => expect(RecipeChanges.safeParse(raw).success).toBe(false),
  );
});
