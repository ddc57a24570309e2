import { createHash } from 'node:crypto';

/** The sort values of a record. */
export interface Row {
  _id: string;
  /** One value per order key, in their order. */
  values: SortValue[];
}
export type SortValue = string | number | boolean;

/**
 * Orders rows by the keys' directions. Rows that are equal in all keys are ordered by id, in the direction of the last
 * key: the same tiebreak as in `toMongoSort`.
 */
export function compareRows(directions: (1 | -1)[]): (a: Row, b: Row) => number {
  const idDirection = directions.at(-1) ?? 1;
  return (a, b) => {
    for (const [index, direction] of directions.entries()) {
      const difference = compare(a.values[index], b.values[index]);
      if (difference !== 0) return direction * difference;
    }
    return idDirection * compare(a._id, b._id);
  };
}

/** The random position of a record for a seed, independent of the other records. */
export function randomPlace(seed: string, id: string): string {
  return createHash('sha256').update(`${seed}\n${id}`).digest('hex');
}

function compare(a: SortValue | undefined, b: SortValue | undefined): number {
  if (a === b) return 0;
  return a === undefined || (b !== undefined && a < b) ? -1 : 1;
}
