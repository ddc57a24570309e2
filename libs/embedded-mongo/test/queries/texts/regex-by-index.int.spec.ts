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
