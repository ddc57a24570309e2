import { pageWindow, type PageHead, type PageQuery } from '@larder/contracts';
import {
  isOwnKey,
  toMongoSort,
  type MongoFilter,
  type MongoSort,
  type Order,
  type OrderKey,
} from '@larder/query-filter';
import type { Model } from 'mongoose';
import { compareRows, rowKeyOf, type ValuesOf } from './compare-rows.js';
import { inRandomOrder } from './random-order.js';
import { valueAt } from './value-at.js';

/** The filter, the order and the window of a page. */
export interface PageRequest {
  filter: MongoFilter;
  order: Order;
  query: Pick<PageQuery, 'page' | 'perPage' | 'paginationSeed'>;
  /** Fields that are not read; none by default. */
  without?: readonly string[];
  /** Required for an order by attributes of related records. */
  valuesOf?: ValuesOf;
}

/**
 * Reads a page of a collection and its position in the whole list.
 *
 * Every list has one total order. Records with equal sort values are ordered by their `_id`, in the direction of the
 * last sort key. So each record is on exactly one page, and every request, replica and database returns the same order.
 * Lists that are not read by this function must end their `.sort()` with `_id` or another unique field.
 */
export async function findPage<Doc>(
  model: Model<Doc>,
  request: PageRequest,
): Promise<{ head: PageHead; documents: Doc[] }> {
  const { filter, order, query, without = [] } = request;
  const projection = Object.fromEntries(without.map((name) => [name, 0 as const]));
  const { head, ...window } = pageWindow(query, await model.countDocuments(filter as object));
  // In MongoDB, a limit of 0 means no limit.
  if (window.limit === 0) return { head, documents: [] };
  if (order.kind === 'random') return { head, documents: await randomPage(model, request, window) };
  const { valuesOf } = request;
  if (valuesOf && !order.keys.every(isOwnKey))
    return { head, documents: await relatedPage(model, request, { keys: order.keys, valuesOf, ...window }) };
  return { head, documents: await sortedPage(model, { filter, projection, ...toMongoSort(order.keys), ...window }) };
}

interface Window {
  skip: number;
  limit: number;
}

interface Selection {
  filter: MongoFilter;
  projection: Record<string, 0>;
}

async function sortedPage<Doc>(
  model: Model<Doc>,
  { filter, projection, addFields, sort, skip, limit }: MongoSort & Window & Selection,
): Promise<Doc[]> {
  if (!addFields)
    return model
      .find(filter as object, projection)
      .sort(sort)
      .skip(skip)
      .limit(limit)
      .lean<Doc[]>();
  const steps = [{ $match: filter }, { $addFields: addFields }, { $sort: sort }, { $skip: skip }, { $limit: limit }];
  const projected = Object.keys(projection).length > 0 ? [{ $project: projection }] : [];
  return model.aggregate<Doc>([...steps, ...projected]);
}

async function randomPage<Doc>(
  model: Model<Doc>,
  { filter, query, without = [] }: PageRequest,
  { skip, limit }: Window,
): Promise<Doc[]> {
  const all = await model.find(filter as object, { _id: 1 }).lean<{ _id: string }[]>();
  const ids = all.map(({ _id }) => _id);
  return byIds(model, inRandomOrder(ids, query.paginationSeed ?? '').slice(skip, skip + limit), without);
}

interface RelatedOrder {
  keys: readonly OrderKey[];
  valuesOf: ValuesOf;
}

async function relatedPage<Doc>(
  model: Model<Doc>,
  { filter, without = [] }: PageRequest,
  { keys, valuesOf, skip, limit }: RelatedOrder & Window,
): Promise<Doc[]> {
  const rowKeys = await Promise.all(keys.map((key) => rowKeyOf(key, valuesOf)));
  const fields = Object.fromEntries(['_id', ...rowKeys.map(({ path }) => path)].map((path) => [path, 1 as const]));
  const all = await model.find(filter as object, fields).lean<{ _id: string }[]>();
  const rows = all.map((document) => ({
    _id: document._id,
    values: rowKeys.map(({ path, toValue }) => toValue(valueAt(document, path), document._id)),
  }));
  const ids = rows.sort(compareRows(rowKeys)).map(({ _id }) => _id);
  return byIds(model, ids.slice(skip, skip + limit), without);
}

/** The documents in the order of their ids. */
async function byIds<Doc>(model: Model<Doc>, ids: string[], without: readonly string[]): Promise<Doc[]> {
  const documents = await model
    .find({ _id: { $in: ids } } as object, without.map((name) => `-${name}`).join(' '))
    .lean<(Doc & { _id: string })[]>();
  const byId = new Map(documents.map((document) => [document._id, document]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
