import { z } from 'zod';
import { Flag, Id, Int, splitAtCommas } from '../index.js';
import { LabelDraft } from '../recipe/catalogue/label.js';
import { RecipeChanges } from '../recipe/changes/recipe-changes.js';
import { camelKeys } from './camel-keys.js';
import { invalidFields } from './invalid-fields.js';

describe('camelKeys', () => {
  it('accepts snake case for each documented key, at every depth', () => {
    const raw = { recipe_yield: '4', recipe_ingredient: [{ original_text: '1 egg', note: 'egg' }], org_url: 'x' };

    expect(camelKeys(RecipeChanges, raw)).toEqual({
      recipeYield: '4',
      recipeIngredient: [{ originalText: '1 egg', note: 'egg' }],
      orgURL: 'x',
    });
  });

  it('prefers camel case where both are present', () => {
    expect(camelKeys(RecipeChanges, { recipeYield: 'new', recipe_yield: 'old' })).toMatchObject({ recipeYield: 'new' });
  });

  it('returns the same object when no key has another spelling', () => {
    const raw = { recipeYield: '4', recipeIngredient: [{ note: 'egg', food: { name: 'Egg' } }], settings: null };

    expect(camelKeys(RecipeChanges, raw)).toBe(raw);
  });

  it('does not change the object that it converts', () => {
    const raw = { recipe_yield: '4', recipeIngredient: [{ original_text: '1 egg' }] };

    camelKeys(RecipeChanges, raw);

    expect(raw).toEqual({ recipe_yield: '4', recipeIngredient: [{ original_text: '1 egg' }] });
  });

  it('converts the parts of a schema that contains itself', () => {
    const Part: z.ZodType = z.object({ partName: z.string(), subParts: z.array(z.lazy(() => Part)).optional() });

    expect(camelKeys(Part, { part_name: 'a', sub_parts: [{ part_name: 'b', sub_parts: [] }] })).toEqual({
      partName: 'a',
      subParts: [{ partName: 'b', subParts: [] }],
    });
  });

  it('does not change the keys inside extras', () => {
    const raw = { extras: { recipe_yield: 'mine', recipeYield: 'too' } };
    expect(camelKeys(RecipeChanges, raw)).toEqual(raw);
  });

  it.each([null, 'text', 7, [1]])('returns %p unchanged for the schema to refuse', (raw) =>
    expect(camelKeys(RecipeChanges, raw)).toEqual(raw),
  );
});

describe('invalidFields', () => {
  const Body = z.object({
    email: z.string(),
    id: Id,
    uses: Int.optional(),
    active: Flag.optional(),
    kind: z.enum(['a', 'b']).optional(),
    password: z.string().min(8),
    items: z.array(z.object({ n: z.string() })).optional(),
  });
  const typesOf = (raw: unknown) => {
    const { error } = Body.safeParse(raw);
    return Object.fromEntries((error ? invalidFields(error, raw, 'body') : []).map((f) => [f.loc.join('.'), f.type]));
  };

  it('adds the prefix to the message of a rule once', () => {
    const raw = { name: 'Dry goods', color: 'red' };
    const { error } = LabelDraft.safeParse(raw);
    const msg = 'Value error, color must be #rgb or #rrggbb';
    expect(error && invalidFields(error, raw, 'body')).toMatchObject([{ type: 'value_error', msg }]);
  });

  it('hides secrets at any position of the excerpt', () => {
    const raw = { items: { a: [{ password: 'hunter22', n: 1 }] } };
    const fields = invalidFields(Body.safeParse(raw).error ?? new z.ZodError([]), raw, 'body');
    expect(JSON.stringify(fields)).not.toContain('hunter22');
    expect(fields.find(({ loc }) => loc.join('.') === 'body.items')?.input).toEqual({ a: [{ password: '***', n: 1 }] });
  });

  it('limits the depth of an excerpt', () => {
    const raw = { email: JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)) as unknown };
    const { error } = Body.safeParse(raw);
    expect(JSON.stringify(error && invalidFields(error, raw, 'body')).length).toBeLessThan(1_000);
  });

  it('includes 200 characters of an invalid value, and the beginning of a large one', () => {
    const raw = { email: { text: 'x'.repeat(100_000) }, id: 'y'.repeat(5_000), items: [...Array(9_000).keys()] };
    const { error } = Body.safeParse(raw);
    const fields = error ? invalidFields(error, raw, 'body') : [];
    const inputOf = (key: string) => fields.find(({ loc }) => loc.join('.') === `body.${key}`)?.input;

    expect(inputOf('id')).toBe('y'.repeat(200));
    expect(inputOf('email')).toEqual({ text: expect.stringMatching(/^x{190,200}$/) as string });
    expect(inputOf('items.7')).toBe(7);
  });

  it('lists at most a hundred failures, and never the object that lacks a value', () => {
    const raw = { items: Array.from({ length: 5_000 }, () => ({ other: 'x'.repeat(100) })) };
    const { error } = Body.safeParse(raw);
    const fields = error ? invalidFields(error, raw, 'body') : [];

    expect(fields).toHaveLength(100);
    expect(fields.at(-1)).toMatchObject({ type: 'missing', input: null });
    expect(JSON.stringify(fields).length).toBeLessThan(20_000);
  });

  it('gives each failure its documented code', () => {
    const raw = { email: 7, id: 'x', uses: 'many', active: 'maybe', kind: 'c', password: 'short', items: [{ n: 1 }] };

    expect(typesOf(raw)).toEqual({
      'body.email': 'string_type',
      'body.id': 'uuid_parsing',
      'body.uses': 'int_parsing',
      'body.active': 'bool_parsing',
      'body.kind': 'enum',
      'body.password': 'string_too_short',
      'body.items.0.n': 'string_type',
    });
  });

  it('reports "missing" for absent fields, coerced or not', () => {
    expect(typesOf({})).toEqual({ 'body.email': 'missing', 'body.id': 'missing', 'body.password': 'missing' });
  });

  it('reports a violated rule with its message, even when it refers to a missing field', () => {
    const schema = z
      .object({ group: z.string().nullish(), token: z.string().nullish() })
      .refine(({ group, token }) => group ?? token, { path: ['token'], message: 'one of them, please' });

    expect(invalidFields(schema.safeParse({}).error!, {}, 'body')).toEqual([
      {
        type: 'value_error',
        loc: ['body', 'token'],
        msg: 'Value error, one of them, please',
        input: null,
        ctx: { error: {} },
      },
    ]);
  });

  it.each(['x', 'x,y'])('reports the query parameter %j that is read as a list as invalid, not as missing', (ids) => {
    const schema = z.object({ ids: z.preprocess(splitAtCommas, z.array(Id)) });
    const fields = invalidFields(schema.safeParse({ ids }).error ?? new z.ZodError([]), { ids }, 'query');

    expect(fields[0]).toMatchObject({ type: 'uuid_parsing', loc: ['query', 'ids', 0], input: ids });
  });

  it('never includes a password, neither as input nor inside an adjacent value', () => {
    const raw = { password: 'hunter2', id: '1f6c1c52-6a6e-4d4a-9a75-0d1d6d1a7f10' };
    const { error } = Body.safeParse(raw);
    expect(JSON.stringify(invalidFields(error ?? new z.ZodError([]), raw, 'body'))).not.toContain('hunter2');
  });

  it('reports a body that is not an object', () => {
    expect(typesOf([])).toEqual({ body: 'model_attributes_type' });
  });
});
