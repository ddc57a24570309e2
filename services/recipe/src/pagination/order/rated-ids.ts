import type { Model } from 'mongoose';
import { compareRows, type Row } from '@larder/service-kit';
import { pageOfMerged } from './merged-page.js';

type Filter = Record<string, unknown>;
type RatedId = { _id: string; rating?: number | null };

/** A list of recipes ordered by rating, and the caller's own ratings by recipe, which replace the average. */
export interface RatedList {
  model: Model<unknown>;
  filter: Filter;
  direction: 'asc' | 'desc';
  own: ReadonlyMap<string, number>;
}

/**
 * The ids of a page by rating: one page of averages is read from the index, and the caller's own ratings are merged
 * into it. Recipes without a rating are ordered as the smallest, as in the database.
 */
export async function ratedIds(list: RatedList, { skip, limit }: { skip: number; limit: number }): Promise<string[]> {
  if (limit === 0) return []; // in MongoDB, 0 means no limit
  const compare = compareRows([{ direction: list.direction, nulls: list.direction === 'asc' ? 'first' : 'last' }]);
  const own = (await ownRows(list)).sort(compare);
  const start = Math.max(0, skip - own.length);
  const others = await otherRows(list, own, { skip: start, limit: limit + own.length });
  return pageOfMerged({ own, others, start, compare }, { skip, limit }).map(({ _id }) => _id);
}

async function ownRows({ model, filter, own }: RatedList): Promise<Row[]> {
  const documents = await model
    .find({ $and: [filter, { _id: { $in: [...own.keys()] } }] }, { _id: 1 })
    .lean<RatedId[]>();
  return documents.map(({ _id }) => ({ _id, values: [own.get(_id) ?? null] }));
}

async function otherRows(
  { model, filter, direction }: RatedList,
  own: Row[],
  { skip, limit }: { skip: number; limit: number },
): Promise<Row[]> {
  const sign = direction === 'asc' ? 1 : -1;
  const others = { $and: [filter, { _id: { $nin: own.map(({ _id }) => _id) } }] };
  const documents = await model
    .find(others, { rating: 1 })
    .sort({ rating: sign, _id: sign })
    .skip(skip)
    .limit(limit)
    .lean<RatedId[]>();
  return documents.map(({ _id, rating }) => ({ _id, values: [rating ?? null] }));
}
