/** A filter as MongoDB's `find` takes it. */
export type MongoFilter = Record<string, unknown>;

/** Matches no record. */
export const NOTHING: MongoFilter = { _id: { $in: [] } };
