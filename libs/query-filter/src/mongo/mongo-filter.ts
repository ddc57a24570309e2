/** A filter for `find` of MongoDB. */
export type MongoFilter = Record<string, unknown>;

/** Matches no record. */
export const NOTHING: MongoFilter = { _id: { $in: [] } };
