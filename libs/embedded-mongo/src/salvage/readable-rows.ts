import { isCorruption } from '../store/files/damage.js';

/** Reads up to `limit` rows from `from` on; throws where the file is damaged. */
export type ReadRows<Row> = (from: number, limit: number) => readonly Row[];

const AT_ONCE = 64;

/** All readable rows with ids from `from` up to `to`, around the pages that are not. */
export function* readableRows<Row extends readonly [number, ...unknown[]]>(
  read: ReadRows<Row>,
  from: number,
  to: number,
): Generator<Row> {
  let at = from;
  let limit = AT_ONCE;
  while (at < to) {
    const rows = unlessCorrupt(() => read(at, limit));
    if (!rows && limit > 1) {
      limit = 1; // row by row up to the damaged page
    } else if (!rows) {
      at = nextReadable(read, at, to);
      limit = AT_ONCE;
    } else {
      const inRange = rows.filter(([id]) => id >= at && id < to);
      yield* inRange;
      if (rows.length < limit) return;
      at = Math.max(at, ...inRange.map(([id]) => id)) + 1;
    }
  }
}

/** The first readable id after a damaged page: searched in growing steps, then by bisection. */
function nextReadable<Row>(read: ReadRows<Row>, damaged: number, to: number): number {
  const isReadable = (id: number) => unlessCorrupt(() => read(id, 1)) !== undefined;
  let step = 1;
  while (damaged + step < to && !isReadable(damaged + step)) step *= 2;
  let [low, high] = [damaged + Math.floor(step / 2), Math.min(damaged + step, to)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isReadable(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** The result of a function, or undefined where the file is damaged. */
export function unlessCorrupt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (isCorruption(error)) return undefined;
    throw error;
  }
}
