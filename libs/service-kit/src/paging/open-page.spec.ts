import type { PageQuery } from '@larder/contracts';
import { parseOrderBy } from '@larder/query-filter';
import type { ListSource } from './list-source.js';
import { openPage } from './open-page.js';
import { readWholePage } from './find-page.js';

interface Pot {
  _id: string;
  size: number;
  kitchenId: string;
}

const SCHEMA = {
  pots: { size: 'number', kitchen: { resource: 'kitchens', link: { field: 'kitchenId' } } },
  kitchens: { name: 'text' },
} as const;
/** 450 pots, the last one in the first kitchen. */
const POTS = Array.from({ length: 450 }, (_, at): Pot => {
  const number = String(at).padStart(3, '0');
  return { _id: `pot ${number}`, size: at, kitchenId: `kitchen ${999 - at}` };
});
const KITCHEN_NAMES = new Map(POTS.map(({ kitchenId }) => [kitchenId, kitchenId]));

/** Pots in memory; the database sorts by size, ascending. */
const source: ListSource<Pot> = {
  count: () => Promise.resolve(POTS.length),
  sorted: async function* (_sort, { skip, limit }) {
    yield* await Promise.resolve(POTS.slice(skip, skip + limit));
  },
  valuesOf: () => Promise.resolve(POTS),
  byIds: (ids) => Promise.resolve(POTS.filter(({ _id }) => ids.includes(_id))),
};

const selection = (orderBy: string, query: Partial<PageQuery> = {}) => ({
  order: parseOrderBy(orderBy, { schema: SCHEMA, resource: 'pots', direction: 'asc', nulls: null }),
  query: { page: 1, perPage: 2, ...query },
  valuesOf: () => Promise.resolve(KITCHEN_NAMES),
});

const idsOf = async (orderBy: string, query?: Partial<PageQuery>) =>
  (await readWholePage(source, selection(orderBy, query))).documents.map(({ _id }) => _id);

describe('a page of a list', () => {
  it('is sorted by the database, with its position in the list', async () => {
    const { head, documents } = await readWholePage(source, selection('size', { page: 2 }));

    expect(head).toEqual({ page: 2, perPage: 2, total: 450, totalPages: 225 });
    expect(documents.map(({ _id }) => _id)).toEqual(['pot 002', 'pot 003']);
  });

  it('is sorted by values of related records', async () => {
    expect(await idsOf('kitchen.name')).toEqual(['pot 449', 'pot 448']);
    expect(await idsOf('kitchen.name:desc', { page: -1 })).toEqual(['pot 448', 'pot 449']);
  });

  it('has a random order that pages do not change', async () => {
    const seed = { paginationSeed: 'a' };
    const [first, second] = [await idsOf('random', seed), await idsOf('random', { ...seed, page: 2 })];

    expect([...first, ...second]).toEqual((await idsOf('random', { ...seed, perPage: -1 })).slice(0, 4));
  });

  it.each(['size', 'kitchen.name', 'random'])('with all records is read in batches by %s', async (orderBy) => {
    const { batches } = await openPage(source, selection(orderBy, { perPage: -1 }));

    const sizes: number[] = [];
    for await (const batch of batches) sizes.push(batch.length);
    expect(sizes).toEqual([200, 200, 50]);
  });

  it.each(['size', 'kitchen.name', 'random'])('without records is empty by %s', async (orderBy) => {
    expect(await idsOf(orderBy, { perPage: 0 })).toEqual([]);
    expect(await idsOf(orderBy, { page: 1_000 })).toEqual([]);
  });
});
