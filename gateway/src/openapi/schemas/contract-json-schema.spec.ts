import { Decimal, Extras, Flag, Id, Int, TextOrNumber, ignoredAs } from '@larder/contracts';
import { z } from 'zod';
import { contractJsonSchema } from './contract-json-schema.js';

const Label = z.object({ name: z.string(), color: z.string().default('#959595') }).meta({ id: 'Label' });

const Draft = z.object({
  name: z.string().min(1),
  note: z.string().default(''),
  checked: Flag.default(false),
  quantity: z.preprocess((raw) => raw ?? 1, Decimal.default(1)),
  position: Int.pipe(z.number().min(0).max(6)).default(0),
  foodId: z.preprocess((raw) => raw ?? undefined, Id.nullish()).meta({ type: 'string', format: 'uuid' }),
  recipeYield: TextOrNumber.pipe(z.string().max(9)).nullish().meta({ type: 'string' }),
  extras: Extras.optional(),
  label: ignoredAs(Label),
  unit: z.object({ id: Id }).nullish().meta({ documentedAs: Label }),
});

describe('the form of a request', () => {
  const { schema } = contractJsonSchema(Draft, 'input');

  it('requires only what has no default', () => expect(schema.required).toEqual(['name']));

  it('states the defaults', () => {
    expect(schema.properties).toMatchObject({
      note: { default: '' },
      checked: { type: 'boolean', default: false },
      quantity: { type: 'number', default: 1 },
    });
  });

  it('states the limits of values that are converted', () => {
    expect(schema.properties?.['position']).toEqual({ type: 'integer', minimum: 0, maximum: 6, default: 0 });
  });

  it('names one type of a value that may be null or sent in another form', () => {
    expect(schema.properties?.['foodId']).toEqual({ anyOf: [{ type: 'string', format: 'uuid' }, { type: 'null' }] });
    expect(schema.properties?.['recipeYield']).toEqual({ anyOf: [{ type: 'string', maxLength: 9 }, { type: 'null' }] });
  });

  it('has the examples of the contract, also for values that are converted', () => {
    const Example = z.object({ checked: Flag.default(false) }).meta({ examples: [{ checked: true }] });
    expect(contractJsonSchema(Example, 'input').schema.examples).toEqual([{ checked: true }]);
  });

  it('allows unknown keys, which are ignored', () => expect(schema).not.toHaveProperty('additionalProperties'));

  it('accepts the values of extras that are converted to text', () => {
    expect(schema.properties?.['extras']).toMatchObject({
      additionalProperties: { type: ['string', 'number', 'boolean', 'null'] },
    });
  });

  it('documents keys that clients send back as the response has them', () => {
    const { schema: input, definitions } = contractJsonSchema(Draft, 'input');
    expect(input.properties?.['label']).toEqual({ $ref: '#/$defs/Label' });
    expect(input.properties?.['unit']).toEqual({ anyOf: [{ $ref: '#/$defs/Label' }, { type: 'null' }] });
    expect(definitions['Label']).toMatchObject({ required: ['name', 'color'] });
  });

  it('requires no part of what is ignored', () => {
    const { schema: list } = contractJsonSchema(z.object({ items: ignoredAs(z.array(z.object({ id: Id }))) }), 'input');
    expect(list).toEqual({
      type: 'object',
      properties: {
        items: { type: 'array', items: { type: 'object', properties: { id: { type: 'string', format: 'uuid' } } } },
      },
    });
  });
});

describe('the form of a response', () => {
  it('has every field', () => {
    const { schema } = contractJsonSchema(z.object({ name: z.string(), note: z.string().default('') }), 'output');
    expect(schema).toMatchObject({ required: ['name', 'note'], additionalProperties: false });
  });

  it('states the limits of integers that the contract names, and no others', () => {
    const Progress = z.object({ revision: z.number().int(), percent: z.number().int().min(0).max(100) });
    expect(contractJsonSchema(Progress, 'output').schema.properties).toEqual({
      revision: { type: 'integer' },
      percent: { type: 'integer', minimum: 0, maximum: 100 },
    });
  });
});
