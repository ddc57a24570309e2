import type { Model } from 'mongoose';

/** Counts records by group. */
export class GroupCounter {
  readonly counts = new Map<string | null, number>();

  add(groupId: string | null, records: number): void {
    if (records > 0) this.counts.set(groupId, (this.counts.get(groupId) ?? 0) + records);
  }
}

/** The distinct values of some fields of a collection, with the number of records; absent fields are null. */
export async function countBy<Field extends string>(
  model: Model<unknown>,
  fields: readonly Field[],
): Promise<(Record<Field, string | null> & { records: number })[]> {
  const _id = Object.fromEntries(fields.map((field) => [field, { $ifNull: [`$${field}`, null] }]));
  // Tombstones and records in the trash have no owner.
  const pipeline = [{ $match: { userId: { $exists: true } } }, { $group: { _id, records: { $sum: 1 } } }];
  const rows = await model.aggregate<{ _id: Record<Field, string | null>; records: number }>(pipeline);
  return rows.map((row) => ({ ...row._id, records: row.records }));
}
