import { IdentityErrors } from '@larder/contracts';
import { isOwnKey, toMongoSort, type Order, type OrderKey } from '@larder/query-filter';
import { compareRows, randomPlace, type SortValue } from './compare-rows.js';
import type { Resource } from '../records/filter-schema.js';
import type { Listing } from '../records/listing.js';
import type { RelatedRecords } from './related-records.js';
import { valueAt } from './value-at.js';

/** A list with its order and filter. */
export interface OrderedList extends Listing {
  order: Order;
  seed: string;
}

interface Window {
  skip: number;
  limit: number;
}

/** The ids of a page in their order: sorted by the database if possible, else here, for relations and random order. */
export async function pageIds(list: OrderedList, related: RelatedRecords, window: Window): Promise<string[]> {
  if (window.limit === 0) return []; // in MongoDB, 0 means no limit
  const { order } = list;
  if (order.kind === 'keys' && order.keys.every(isOwnKey)) return sortedIds(list, order.keys, window);
  const ids = order.kind === 'random' ? await randomIds(list) : await joinedIds(list, order.keys, related);
  return ids.slice(window.skip, window.skip + window.limit);
}

async function sortedIds({ model, filter }: Listing, keys: OrderKey[], { skip, limit }: Window): Promise<string[]> {
  const { sort } = toMongoSort(keys);
  const records = await model.find(filter, { _id: 1 }).sort(sort).skip(skip).limit(limit).lean<{ _id: string }[]>();
  return records.map(({ _id }) => _id);
}

async function randomIds({ model, filter, seed }: OrderedList): Promise<string[]> {
  const records = await model.find(filter, { _id: 1 }).lean<{ _id: string }[]>();
  const rows = records.map(({ _id }) => ({ _id, values: [randomPlace(seed, _id)] }));
  return rows.sort(compareRows([1])).map(({ _id }) => _id);
}

/** Groups and households are joined here instead of copied into every record: there are only some hundreds. */
async function joinedIds(list: OrderedList, keys: OrderKey[], related: RelatedRecords): Promise<string[]> {
  const readers = await Promise.all(keys.map((key) => readerOf(key, list, related)));
  const projection = Object.fromEntries(readers.map(({ field }) => [field, 1]));
  const records = await list.model.find(list.filter, projection).lean<{ _id: string }[]>();
  const rows = records.map((record) => ({
    _id: record._id,
    values: readers.map(({ field, valueOf }) => valueOf(valueAt(record, field))),
  }));
  const directions = keys.map(({ direction }) => (direction === 'asc' ? 1 : -1));
  return rows.sort(compareRows(directions)).map(({ _id }) => _id);
}

/** Reads the value of a sort key from a record, in its comparable form. */
interface Reader {
  field: string;
  valueOf: (stored: SortValue) => SortValue;
}

async function readerOf({ attribute }: OrderKey, { groupId }: Listing, related: RelatedRecords): Promise<Reader> {
  const { place, sortField, path } = attribute;
  if (sortField !== null) return { field: sortField, valueOf: (stored) => stored };
  if (place.kind !== 'related' || place.link === 'owners' || place.attribute.sortField === null) throw tooFar(path);
  const values = await related.valuesOf(place.resource as Resource, place.attribute.sortField, { groupId });
  return { field: place.link.field, valueOf: (id) => values.get(String(id)) ?? '' };
}

/** Lists are sorted by fields of directly related records only. */
function tooFar(path: string) {
  return IdentityErrors.invalidFilter({ reason: `Invalid order_by statement "${path}": "${path}" is invalid` });
}
