import { Flag, RecipeChanges } from '@larder/contracts';
import { z } from 'zod';
import { compiledSchema } from './compiled-schema.js';

/** The schema after it was used often. */
function afterManyUses<Schema extends z.ZodType>(schema: Schema): Schema {
  for (let uses = 0; uses < 20; uses += 1) compiledSchema(schema);
  return compiledSchema(schema);
}

describe('a schema that is used often', () => {
  const Draft = z.object({ name: z.string().trim().max(5), isOpen: Flag.default(false), tags: z.array(z.string()) });

  it('is compiled once', () => {
    expect(compiledSchema(Draft)).toBe(Draft);

    const compiled = afterManyUses(Draft);

    expect(compiled).not.toBe(Draft);
    expect(afterManyUses(Draft)).toBe(compiled);
  });

  it('returns the same values, with defaults, conversions and no unknown keys', () => {
    const draft = { name: ' Tea ', tags: ['hot'], unknown: 1 };

    expect(afterManyUses(Draft).parse(draft)).toEqual({ name: 'Tea', isOpen: false, tags: ['hot'] });
    expect(draft).toEqual({ name: ' Tea ', tags: ['hot'], unknown: 1 });
  });

  it.each([
    ['a wrong type', { name: 1, tags: [] }],
    ['several problems', { name: 'too long', isOpen: 'maybe', tags: [1, 'a', null] }],
    ['no object', null],
  ])('has the same errors for %s', (_what, value) => {
    expect(afterManyUses(Draft).safeParse(value).error?.issues).toEqual(Draft.safeParse(value).error?.issues);
  });

  it('parses a recipe alike', () => {
    const recipe = {
      name: 'Soup',
      recipeYield: 4,
      lastMade: '2026-05-05T10:00:00+02:00',
      recipeIngredient: [{ note: 'salt', quantity: '1.5', food: { name: 'Salt', id: '' } }],
      settings: { public: 'yes', locked: null },
      extras: { a: 'b' },
      unknown: true,
    };

    expect(afterManyUses(RecipeChanges).safeParse(recipe)).toEqual(RecipeChanges.safeParse(recipe));
  });
});
