import { IdentityErrors } from '@larder/contracts';
import { isOwnKey, toMongoSort, type Order, type OrderKey } from '@larder/query-filter';
import { compareRows, inRandomOrder, sortValue, valueAt, type RowKey } from '@larder/service-kit';
import type { Resource } from '../listings/filter-schema.js';
import type { Listing } from '../listings/listing.js';
import type { RelatedRecords } from './related-records.js';

/** A list with its order and filter. */
export interface OrderedList extends Listing {
  order: Order;
  seed: string;
}

interface Window {
  skip: number;
  limit: number;
}

/**
 * The ids of a page in their order: sorted by the database if possible, else in memory, for relations and random order.
 */
export async function pageIds(list: OrderedList, related: RelatedRecords, window: Window): Promise<string[]> {
  if (window.limit === 0) return []; // in MongoDB, 0 means no limit
  const { order } = list;
  if (order.kind === 'keys' && order.keys.every(isOwnKey)) return sortedIds(list, order.keys, window);
  const ids = order.kind === 'random' ? await randomIds(list) : await joinedIds(list, order.keys, related);
  return ids.slice(window.skip, window.skip + window.limit);
}

/** Sort fields are never missing, so the position of nulls does not matter. */
async function sortedIds({ model, filter }: Listing, keys: OrderKey[], { skip, limit }: Window): Promise<string[]> {
  const { sort } = toMongoSort(keys);
  const records = await model.find(filter, { _id: 1 }).sort(sort).skip(skip).limit(limit).lean<{ _id: string }[]>();
  return records.map(({ _id }) => _id);
}

async function randomIds({ model, filter, seed }: OrderedList): Promise<string[]> {
  const records = await model.find(filter, { _id: 1 }).lean<{ _id: string }[]>();
  return inRandomOrder(
    records.map(({ _id }) => _id),
    seed,
  );
}

/** Joins groups and households in memory instead of copying them into every record: there are only a few hundred. */
async function joinedIds(list: OrderedList, keys: OrderKey[], related: RelatedRecords): Promise<string[]> {
  const rowKeys = await Promise.all(keys.map((key) => rowKeyOf(key, list, related)));
  const projection = Object.fromEntries(rowKeys.map(({ path }) => [path, 1]));
  const records = await list.model.find(list.filter, projection).lean<{ _id: string }[]>();
  const rows = records.map((record) => ({
    _id: record._id,
    values: rowKeys.map(({ path, toValue }) => toValue(valueAt(record, path), record._id)),
  }));
  return rows.sort(compareRows(rowKeys)).map(({ _id }) => _id);
}

async function rowKeyOf(key: OrderKey, { groupId }: Listing, related: RelatedRecords): Promise<RowKey> {
  const { attribute, direction, nulls } = key;
  const { location, sortField, path } = attribute;
  if (sortField !== null) return { path: sortField, direction, nulls, toValue: sortValue };
  if (location.kind !== 'related' || location.link === 'owners' || location.attribute.sortField === null)
    throw unsupportedPath(path);
  const values = await related.valuesOf(location.resource as Resource, location.attribute.sortField, { groupId });
  return { path: location.link.field, direction, nulls, toValue: (id) => sortValue(values.get(String(id))) };
}

/** Lists are sorted by fields of directly related records only. */
function unsupportedPath(path: string) {
  return IdentityErrors.invalidFilter({ reason: `Invalid order_by statement "${path}": "${path}" is invalid` });
}
