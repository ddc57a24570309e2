import type { PageQuery } from '@larder/contracts';
import type { Model } from 'mongoose';
import { compareRows, randomPlace, type SortValue } from './compare-rows.js';
import { orderKeys, type OrderKey, type SortAttributes } from './order-by.js';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- of any record: only ids and sorted paths are read here
type AnyModel = Model<any>;

/** How a list is to be ordered and cut. */
export interface ListOrder {
  query: PageQuery;
  attributes: SortAttributes;
}

/** A list as a repository opens it. */
export interface Listing extends ListOrder {
  model: AnyModel;
  /** Who may see what, and the filters asked for; the tenant first. */
  filter: Record<string, unknown>;
}

interface Window {
  skip: number;
  limit: number;
}

/** The ids of a page in their order: sorted by the database where it can, here where relations or chance decide. */
export async function pageIds(listing: Listing, { skip, limit }: Window): Promise<string[]> {
  if (limit === 0) return []; // for the database 0 means everything
  const { query, attributes } = listing;
  if (query.orderBy === 'random') return (await randomIds(listing)).slice(skip, skip + limit);
  const keys = orderKeys(query, attributes);
  if (keys.every(({ textsOf }) => !textsOf)) return sortedIds(listing, keys, { skip, limit });
  return (await orderedIds(listing, keys)).slice(skip, skip + limit);
}

async function sortedIds({ model, filter }: Listing, keys: OrderKey[], { skip, limit }: Window): Promise<string[]> {
  const direction = keys[0]?.direction ?? 1;
  const sort = Object.fromEntries([...keys.map((key) => [key.path, key.direction]), ['_id', direction]]) as Record<
    string,
    1 | -1
  >;
  const found = await model.find(filter, { _id: 1 }).sort(sort).skip(skip).limit(limit).lean<{ _id: string }[]>();
  return found.map(({ _id }) => _id);
}

async function randomIds({ model, filter, query }: Listing): Promise<string[]> {
  const found = await model.find(filter, { _id: 1 }).lean<{ _id: string }[]>();
  const rows = found.map(({ _id }) => ({ _id, values: [randomPlace(query.paginationSeed ?? '', _id)] }));
  return rows.sort(compareRows([{ direction: 1 }])).map(({ _id }) => _id);
}

async function orderedIds({ model, filter }: Listing, keys: OrderKey[]): Promise<string[]> {
  const projection = Object.fromEntries(['_id', ...keys.map(({ path }) => path)].map((path) => [path, 1]));
  const found = await model.find(filter, projection).lean<(Record<string, SortValue> & { _id: string })[]>();
  const texts = await Promise.all(keys.map(({ textsOf }) => textsOf?.() ?? Promise.resolve(undefined)));
  const valueOf = (record: Record<string, SortValue>, { path }: OrderKey, index: number): SortValue => {
    const stored = record[path] ?? '';
    return texts[index] ? (texts[index].get(String(stored)) ?? '') : stored;
  };
  const rows = found.map((record) => ({
    _id: record._id,
    values: keys.map((key, index) => valueOf(record, key, index)),
  }));
  return rows.sort(compareRows(keys)).map(({ _id }) => _id);
}
