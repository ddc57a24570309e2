import fc from 'fast-check';
import { resolveReference, type JsonSchema, type Schemas } from '../support/fixtures/example-body.js';

/** The maximum depth of a recursive schema. */
const MAX_DEPTH = 4;

/** Values of other types, and values that are often handled wrongly. */
const EDGE_CASES = fc.constantFrom<unknown>(
  null,
  true,
  -1,
  0.5,
  1e308,
  2 ** 53,
  '',
  ' ',
  '\u0000',
  '\u202e\u200b\u0301',
  '🍕'.repeat(11),
  'NaN',
  '{"$ne":1}',
  '../../etc/passwd',
  'x'.repeat(3_000),
  [],
  [null],
  [[[]]],
  {},
  { $gt: '' },
  { __proto__: null, constructor: 1 },
);

const TEXTS = fc.oneof(fc.string({ maxLength: 20 }), fc.string({ unit: 'grapheme', maxLength: 20 }));
const FORMATS: Record<string, fc.Arbitrary<string>> = {
  uuid: fc.uuid({ version: 4 }),
  'date-time': fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  date: fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  time: fc.constantFrom('00:00', '12:30:00', '23:59:59.5'),
  email: fc.uuid().map((id) => `${id}@example.org`),
  uri: fc.constant('http://192.0.2.1/'),
};

/** Values that mostly match the schema, and sometimes do not. */
export function arbitraryOf(schemaOrReference: JsonSchema, schemas: Schemas, depth = 0): fc.Arbitrary<unknown> {
  const fitting =
    depth > MAX_DEPTH ? fc.constant(null) : fittingValues(resolveReference(schemaOrReference, schemas), schemas, depth);
  return fc.oneof({ weight: 15, arbitrary: fitting }, { weight: 1, arbitrary: EDGE_CASES });
}

function fittingValues(schema: JsonSchema, schemas: Schemas, depth: number): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum?.length) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices?.length) return fc.oneof(...choices.map((choice) => arbitraryOf(choice, schemas, depth + 1)));
  const types = [schema.type ?? 'unknown'].flat();
  return fc.oneof(...types.map((type) => valuesOfType(type, schema, schemas, depth)));
}

function valuesOfType(type: string, schema: JsonSchema, schemas: Schemas, depth: number): fc.Arbitrary<unknown> {
  if (type === 'string') return FORMATS[schema.format ?? ''] ?? TEXTS;
  if (type === 'integer') return fc.integer({ min: Math.max(schema.minimum ?? -5, -1e9), max: 1_000 });
  if (type === 'number') return fc.oneof(fc.integer({ min: 0, max: 100 }), fc.double({ noNaN: true }));
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'array') return fc.array(arbitraryOf(schema.items ?? {}, schemas, depth + 1), { maxLength: 3 });
  if (type === 'object') return objects(schema, schemas, depth);
  return EDGE_CASES;
}

function objects(schema: JsonSchema, schemas: Schemas, depth: number): fc.Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {});
  const values = properties.map(([name, property]) => [name, arbitraryOf(property, schemas, depth + 1)] as const);
  const required = (schema.required ?? []).filter((name) => name in (schema.properties ?? {}));
  return fc.record(Object.fromEntries(values), { requiredKeys: required });
}
