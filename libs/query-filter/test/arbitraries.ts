import fc from 'fast-check';
import { allOf, anyOf, condition, type Filter, type Operator } from '../src/index.js';
import { PATHS } from './naive-evaluation.js';
import type { Doc, SampleData } from './sample-data.js';

function uuid(kind: number, number: number): string {
  return `${kind}0000000-0000-4000-8000-00000000000${number}`;
}
function idsOf(kind: number): string[] {
  return [1, 2, 3].map((number) => uuid(kind, number));
}

const NAMES = ['Apple', 'apple pie', 'Pie', 'a%b', ''];
const DATES = ['2024-01-01T00:00:00.000Z', '2024-06-01T12:00:00.000Z'];
const name = fc.option(fc.constantFrom(...NAMES), { nil: null });

function some<T>(kind: number, fields: (id: string) => Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<T[]> {
  return fc.tuple(...idsOf(kind).map((id) => fc.record(fields(id)))) as unknown as fc.Arbitrary<T[]>;
}
function referenceTo(kind: number): fc.Arbitrary<string | null> {
  return fc.option(fc.constantFrom(...idsOf(kind)), { nil: null });
}

const ingredient = fc.record({ note: name, quantity: fc.nat(3), foodId: referenceTo(5) });

/** Three records of each kind with random references to each other, some of them missing. */
export const anySampleData: fc.Arbitrary<SampleData> = fc.record({
  recipes: some<Doc>(1, (id) => ({
    _id: fc.constant(id),
    name,
    rating: fc.option(fc.nat(5), { nil: null }),
    lastMade: fc.option(
      fc.constantFrom(...DATES).map((text) => new Date(text)),
      { nil: null },
    ),
    dateAdded: fc.option(fc.constantFrom('2024-01-01', '2024-06-01'), { nil: null }),
    settings: fc.option(fc.record({ locked: fc.option(fc.boolean(), { nil: undefined }) }), { nil: undefined }),
    ingredients: fc.option(fc.array(ingredient, { maxLength: 3 }), { nil: undefined }),
    householdId: referenceTo(2),
    tagIds: fc.option(fc.uniqueArray(fc.constantFrom(...idsOf(4))), { nil: undefined }),
  })),
  households: some<Doc>(2, (id) => ({ _id: fc.constant(id), name, groupId: referenceTo(3) })),
  groups: some<Doc>(3, (id) => ({ _id: fc.constant(id), name })),
  tags: some<Doc>(4, (id) => ({ _id: fc.constant(id), name })),
  foods: some<Doc>(5, (id) => ({
    _id: fc.constant(id),
    name,
    aliases: fc.array(fc.record({ name }), { maxLength: 2 }),
    labelId: referenceTo(6),
  })),
  labels: some<Doc>(6, (id) => ({ _id: fc.constant(id), name })),
  users: some<Doc>(7, (id) => ({ _id: fc.constant(id), username: name })),
  favorites: fc.array(fc.record({ userId: fc.constantFrom(...idsOf(7)), recipeId: fc.constantFrom(...idsOf(1)) })),
});

const COMPARING: Operator[] = ['=', '<>', '<', '>', '<=', '>='];
const LISTING: Operator[] = ['IN', 'NOT IN', 'CONTAINS ALL'];
const PATTERNS = ['%', 'a%', '%pie', 'APPLE', '%p%e%', '_pple', '_', '', 'a\\%b'];
const VALUES: Record<string, string[]> = {
  rating: ['0', '3', '4.5'],
  lastMade: DATES,
  date_added: ['2024-01-01', '2024-03-01'],
  'settings.locked': ['true', 'false'],
};
const KINDS: Record<string, number> = {
  id: 1,
  'household.id': 2,
  'tags.id': 4,
  'recipeIngredient.food.id': 5,
  'favoritedBy.id': 7,
};

function valuesFor(path: string): string[] {
  const kind = KINDS[path];
  return VALUES[path] ?? (kind ? idsOf(kind) : NAMES);
}

const anyComparison = fc.constantFrom(...Object.keys(PATHS)).chain((path) => {
  const value = fc.constantFrom(...valuesFor(path));
  const isText = !(path in VALUES) && !(path in KINDS);
  return fc.oneof(
    fc.constantFrom<Operator>('IS', 'IS NOT').map((operator) => condition(path, operator, null)),
    fc.tuple(fc.constantFrom(...COMPARING), value).map(([operator, text]) => condition(path, operator, text)),
    fc
      .tuple(fc.constantFrom(...LISTING), fc.array(value, { minLength: 1, maxLength: 3 }))
      .map(([operator, list]) => condition(path, operator, list)),
    ...(isText
      ? [
          fc
            .tuple(fc.constantFrom<Operator>('LIKE', 'NOT LIKE'), fc.constantFrom(...PATTERNS))
            .map(([operator, text]) => condition(path, operator, text)),
        ]
      : []),
  );
});

/** A filter on the attributes that the naive evaluation supports. */
export const anyFilter: fc.Arbitrary<Filter> = fc.letrec<{ tree: Filter }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'filter' },
    anyComparison,
    fc
      .tuple(fc.boolean(), fc.array(tie('tree'), { minLength: 2, maxLength: 4, depthIdentifier: 'filter' }))
      .map(([and, terms]) => (and ? allOf(...terms) : anyOf(...terms)) ?? condition('id', 'IS NOT', null)),
  ),
})).tree;
