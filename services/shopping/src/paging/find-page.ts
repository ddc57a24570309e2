import { pageWindow, type PageHead, type PageQuery } from '@larder/contracts';
import { toMongoSort, type MongoFilter, type Order, type OrderKey } from '@larder/query-filter';
import type { Model } from 'mongoose';
import { inRandomOrder } from './random-order.js';

/** Which records, in which order, and how many of them. */
export interface PageRequest {
  filter: MongoFilter;
  order: Order;
  query: Pick<PageQuery, 'page' | 'perPage' | 'paginationSeed'>;
}

interface Window {
  skip: number;
  limit: number;
}

/** A page of a collection and where it stands in the whole. */
export async function findPage<Doc>(
  model: Model<Doc>,
  { filter, order, query }: PageRequest,
): Promise<{ head: PageHead; documents: Doc[] }> {
  const { head, ...window } = pageWindow(query, await model.countDocuments(filter as object));
  // A limit of 0 would mean everything.
  if (window.limit === 0) return { head, documents: [] };
  const documents =
    order.kind === 'random'
      ? await randomPage(model, filter, query.paginationSeed ?? '', window)
      : await sortedPage(model, filter, order.keys, window);
  return { head, documents };
}

async function sortedPage<Doc>(
  model: Model<Doc>,
  filter: MongoFilter,
  keys: OrderKey[],
  { skip, limit }: Window,
): Promise<Doc[]> {
  const { addFields, sort } = toMongoSort(keys);
  if (!addFields)
    return model
      .find(filter as object)
      .sort(sort)
      .skip(skip)
      .limit(limit)
      .lean<Doc[]>();
  const steps = [{ $match: filter }, { $addFields: addFields }, { $sort: sort }, { $skip: skip }, { $limit: limit }];
  return model.aggregate<Doc>(steps);
}

async function randomPage<Doc>(
  model: Model<Doc>,
  filter: MongoFilter,
  seed: string,
  { skip, limit }: Window,
): Promise<Doc[]> {
  const all = await model.find(filter as object, { _id: 1 }).lean<{ _id: string }[]>();
  const ids = inRandomOrder(
    all.map(({ _id }) => _id),
    seed,
  ).slice(skip, skip + limit);
  const found = await model.find({ _id: { $in: ids } } as object).lean<(Doc & { _id: string })[]>();
  const byId = new Map(found.map((document) => [document._id, document]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
