import { openTestDatabase, type AnyDocument, type TestDatabase } from '../../support/database.js';

let database: TestDatabase;
beforeAll(async () => (database = await openTestDatabase()));
afterAll(() => database.close());

const LONG = 'x'.repeat(395);
/** Texts of all kinds, and thousands of others between them. */
const values: unknown[] = [
  ...Array.from({ length: 6_000 }, (_, number) => `recipe ${number}`),
  ...Array.from({ length: 700 }, (_, number) => `soup ${number}`),
  ...[
    `${LONG} soup`,
    `${LONG}soup`,
    `${LONG}s`,
    'so\0up',
    'soup\0',
    'Soup',
    'crème',
    'so up',
    'sooup',
    'cream of soup',
  ],
  ...[['stew', 'soup'], ['soup', 'soups'], [], /soup/, /stew/, 5, null, { soup: 1 }, undefined],
];
const documents: AnyDocument[] = values.map((v, _id) => ({ _id, g: _id % 7 === 0 ? 'other' : 'own', v }));

const PATTERNS = [
  'soup',
  'soup|stew',
  '^soup 1',
  'so+up',
  'soups?',
  'crème|[xy]soup',
  'p 69.$',
  'u',
  'nothing',
  '(soup)',
  '\\bsoup',
];

it.each([
  ['ascending', 1],
  ['descending', -1],
] as const)('finds by an %s index what it finds without', async (_direction, direction) => {
  const [plain, indexed] = [database.collection(), database.collection()];
  await Promise.all([plain, indexed].map((each) => each.insertMany(documents)));
  await indexed.createIndex({ g: 1, v: direction });

  for (const pattern of PATTERNS) {
    const filter = { g: 'own', v: { $regex: pattern } };
    const expected = await plain.find(filter).sort({ _id: 1 }).toArray();
    expect(await indexed.find(filter).sort({ _id: 1 }).toArray()).toEqual(expected);
    expect(await indexed.countDocuments(filter)).toBe(expected.length);
    const ordered = (sort: 1 | -1) =>
      indexed.find({ ...filter, v: { $regex: pattern, $type: 'string' } }).sort({ g: 1, v: sort });
    const [forwards, backwards] = await Promise.all([ordered(1).toArray(), ordered(-1).toArray()]);
    expect(new Set(forwards.map(({ _id }) => _id))).toEqual(new Set(backwards.map(({ _id }) => _id)));
    expect(await ordered(1).skip(3).limit(20).toArray()).toEqual(forwards.slice(3, 23));
    expect(await ordered(-1).skip(3).limit(20).toArray()).toEqual(backwards.slice(3, 23));
  }
});

const PROJECTIONS = [
  { _id: 1 },
  { v: 1 },
  { _id: 0, v: 1 },
  { g: 1, v: true },
  { v: 1, other: 1 },
  { v: 0 },
  { 'v.soup': 1 },
];

it.each([
  ['ascending', 1],
  ['descending', -1],
] as const)('selects the same fields by an %s index that has them', async (_direction, direction) => {
  const [plain, indexed] = [database.collection(), database.collection()];
  const ownDocuments = documents
    .slice(5_700)
    .filter(({ v }) => !Array.isArray(v)) // with lists, no entry has all values
    .map((each): AnyDocument => ({ ...each, _id: `${each['g']}-${String(each._id)}` as never, other: each._id }));
  await Promise.all([plain, indexed].map((each) => each.insertMany(ownDocuments)));
  await indexed.createIndex({ g: 1, v: direction, _id: 1 });

  for (const pattern of PATTERNS) {
    for (const projection of PROJECTIONS) {
      const filter = { g: 'own', v: { $regex: pattern } };
      const [expected, found] = await Promise.all(
        [plain, indexed].map((each) => each.find(filter, { projection }).toArray()),
      );
      const inOrder = (all: AnyDocument[]) => all.map((each) => JSON.stringify(sorted(each))).sort();
      expect(inOrder(found!)).toEqual(inOrder(expected!));
    }
    const page = { g: 'own', v: { $regex: pattern, $type: 'string' } };
    const inPages = (each: typeof plain) =>
      each
        .find(page, { projection: { v: 1 } })
        .sort({ g: 1, v: 1, _id: 1 })
        .skip(3)
        .limit(150)
        .toArray();
    expect(await inPages(indexed)).toEqual(await inPages(plain));
  }
});

it('selects a field of a part by an index that has it', async () => {
  const collection = database.collection();
  await collection.insertOne({ _id: 'a', g: 'own', v: 'onion soup', part: { name: 'onion' } });
  await collection.createIndex({ g: 1, v: 1, 'part.name': 1, _id: 1 });

  const parts = collection.find({ g: 'own', v: { $regex: 'soup' } }, { projection: { 'part.name': 1 } });

  expect(await parts.toArray()).toEqual([{ _id: 'a', part: { name: 'onion' } }]);
});

function sorted(document: AnyDocument): [string, unknown][] {
  return Object.entries(document).sort(([a], [b]) => (a < b ? -1 : 1));
}
