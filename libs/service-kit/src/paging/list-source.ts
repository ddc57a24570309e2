import type { MongoFilter, MongoSort } from '@larder/query-filter';
import type { Model } from 'mongoose';

/** Records that are read from the database, or held in memory, at a time. */
export const BATCH_SIZE = 200;

/** Consecutive records of a list. */
export interface Window {
  skip: number;
  limit: number;
}

/** The filtered records of a list, whose pages are read by `openPage`. */
export interface ListSource<Doc extends { _id: string }> {
  count(): Promise<number>;
  /** The records of a window, in an order that the database supports. */
  sorted(sort: MongoSort, window: Window): AsyncIterable<Doc>;
  /** The ids of all records with the values of these fields, in any order. */
  valuesOf(paths: readonly string[]): Promise<{ _id: string }[]>;
  /** The records with these ids, in any order, without those that were deleted meanwhile. */
  byIds(ids: readonly string[]): Promise<Doc[]>;
}

/** The records of a collection that match a filter, without fields that a list does not need. */
export function collectionSource<Doc extends { _id: string }>(
  model: Model<Doc>,
  filter: MongoFilter,
  without: readonly string[] = [],
): ListSource<Doc> {
  const projection = Object.fromEntries(without.map((name) => [name, 0 as const]));
  const mongoFilter = filter as object;
  return {
    count: () => model.countDocuments(mongoFilter),
    sorted: (sort, window) => sortedDocuments(model, { mongoFilter, projection, sort, window }),
    valuesOf: (paths) =>
      model.find(mongoFilter, Object.fromEntries(['_id', ...paths].map((path) => [path, 1]))).lean<{ _id: string }[]>(),
    byIds: (ids) => model.find({ $and: [mongoFilter, { _id: { $in: ids } }] } as object, projection).lean<Doc[]>(),
  };
}

interface SortedQuery {
  mongoFilter: object;
  projection: Record<string, 0>;
  sort: MongoSort;
  window: Window;
}

function sortedDocuments<Doc>(
  model: Model<Doc>,
  { mongoFilter, projection, sort: { addFields, sort }, window: { skip, limit } }: SortedQuery,
): AsyncIterable<Doc> {
  const options = { batchSize: BATCH_SIZE };
  if (!addFields) {
    const query = model.find(mongoFilter, projection).sort(sort).skip(skip).limit(limit);
    return query.lean<Doc[]>().cursor(options); // its type is not lean
  }
  const steps = [
    { $match: mongoFilter },
    { $addFields: addFields },
    { $sort: sort },
    { $skip: skip },
    { $limit: limit },
  ];
  const projected = Object.keys(projection).length > 0 ? [{ $project: projection }] : [];
  return model.aggregate<Doc>([...steps, ...projected]).cursor(options);
}
