import { RecipeChanges } from './recipe-changes.js';

describe('RecipeChanges', () => {
  it('sets no defaults, so that a PATCH changes only its own fields', () => {
    expect(RecipeChanges.parse({ name: 'Soup' })).toEqual({ name: 'Soup' });
  });

  it('accepts ingredients as plain lines', () => {
    const { recipeIngredient } = RecipeChanges.parse({ recipeIngredient: ['1 egg', { note: 'salt', quantity: '' }] });
    expect(recipeIngredient).toEqual([{ note: '1 egg' }, { note: 'salt', quantity: null }]);
  });

  it('accepts tags as names', () => {
    expect(RecipeChanges.parse({ tags: ['Quick'] }).tags).toEqual([{ name: 'Quick' }]);
  });

  it('converts numbers in extras to text and refuses nested values', () => {
    expect(RecipeChanges.parse({ extras: { oven: 180, vegan: true } }).extras).toEqual({ oven: '180', vegan: 'true' });
    expect(RecipeChanges.safeParse({ extras: { nested: { a: 1 } } }).success).toBe(false);
  });

  it('accepts null for the name', () => {
    expect(RecipeChanges.parse({ name: null })).toEqual({ name: null });
  });

  it.each([0.0625, 1 / 3, '2.71828', 4e12, 1e300, -1e308, Number.MAX_VALUE])('keeps the amount of %p', (quantity) => {
    const { recipeIngredient } = RecipeChanges.parse({ recipeIngredient: [{ quantity }] });
    expect(recipeIngredient?.[0]?.quantity).toBeCloseTo(Number(quantity), 2);
  });

  it.each([{ name: '' }, { name: '   ' }, { recipeIngredient: 'egg' }, { recipeInstructions: [{}] }])(
    'refuses %p',
    (raw) => expect(RecipeChanges.safeParse(raw).success).toBe(false),
  );
});
