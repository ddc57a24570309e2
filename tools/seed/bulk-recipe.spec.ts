import { RecipeChanges } from '@larder/contracts';
import { bulkName, bulkRecipe, SEED_WORDS } from './bulk-recipe.js';
import { randomNumbers } from '@larder/testing/random';
import { parseSeedOptions } from './run-seed.js';

const named = (names: string[]) =>
  names.map((name, index) => ({ id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`, name }));
const words = {
  foods: named(SEED_WORDS.foods),
  units: named(SEED_WORDS.units),
  tags: named(SEED_WORDS.tags),
  categories: named(SEED_WORDS.categories),
  tools: named(SEED_WORDS.tools),
};
const now = new Date('2026-01-31T12:00:00Z');
const many = () => {
  const roll = randomNumbers(7);
  return Array.from({ length: 500 }, () => bulkRecipe(roll, words, now));
};

describe('bulk recipes', () => {
  it('are valid', () => {
    for (const recipe of many()) expect(RecipeChanges.safeParse(recipe).error).toBeUndefined();
  });

  it('have 5 to 15 ingredients, 4 to 8 steps without gaps, and past dates', () => {
    for (const recipe of many()) {
      expect(recipe.recipeIngredient.length).toBeGreaterThanOrEqual(5);
      expect(recipe.recipeIngredient.length).toBeLessThanOrEqual(15);
      expect(recipe.recipeInstructions.length).toBeGreaterThanOrEqual(4);
      expect(recipe.recipeInstructions.length).toBeLessThanOrEqual(8);
      expect(recipe.recipeInstructions.every(({ text }) => !text.includes('{'))).toBe(true);
      expect(recipe.dateAdded <= '2026-01-31').toBe(true);
    }
  });

  it('have no duplicate tags', () => {
    for (const { tags } of many()) expect(new Set(tags).size).toBe(tags.length);
  });

  it('rarely have the same name', () => {
    const roll = randomNumbers(1);
    const names = Array.from({ length: 10_000 }, () => bulkName(roll));
    expect(new Set(names).size).toBeGreaterThan(9_500);
  });

  it('are the same for the same seed', () => expect(many()).toEqual(many()));
});

describe('the arguments of seed', () => {
  it('select number and group', () => {
    expect(parseSeedOptions(['--recipes', '10', '--group', 'Big'])).toEqual({ count: 10, atOnce: 12, group: 'Big' });
  });

  it.each([[[]], [['--recipes', 'many']], [['--recipes', '-1']], [['--recipes', '5', '--at-once', '0']]])(
    'print the usage when they are %p',
    (args) => expect(() => parseSeedOptions(args)).toThrow('usage: npm run seed'),
  );
});
