import type { Collection } from '../../catalogue/collection.js';
import type { RememberedRange } from '../../catalogue/remembered-range.js';
import type { KeyRange } from '../../store/store.js';
import type { Engine } from '../engine/engine.js';
import { Pause } from '../engine/pause.js';

/**
 * Looks at index ranges that are known whole. Others have their turn while they are read; `look` sees all of them as
 * they are at one moment.
 */
export async function withRanges<T>(
  engine: Engine,
  collection: Collection,
  ranges: readonly KeyRange[],
  look: (ranges: readonly RememberedRange[]) => T | Promise<T>,
): Promise<T> {
  const taken = ranges.map((range) => collection.ranges.take(range));
  const pause = new Pause();
  try {
    // One that was known may have changed while another one was read.
    for (let next = unknownOf(taken); next; next = unknownOf(taken)) {
      next.learn(engine.store);
      await pause.ifDue();
    }
    return await look(taken);
  } finally {
    for (const range of taken) collection.ranges.release(range);
  }
}

function unknownOf(ranges: readonly RememberedRange[]): RememberedRange | undefined {
  return ranges.find((range) => !range.isKnown);
}
