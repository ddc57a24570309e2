import type { Collection } from '../../catalogue/collection.js';
import type { RememberedRange } from '../../catalogue/remembered-range.js';
import type { KeyRange } from '../../store/store.js';
import type { Engine } from '../engine/engine.js';
import { Pause } from '../engine/pause.js';

/**
 * Reads cached index ranges. Ranges that are not cached are loaded first, in steps that yield; `look` gets all of them
 * at one moment.
 */
export async function withRanges<T>(
  engine: Engine,
  collection: Collection,
  ranges: readonly KeyRange[],
  look: (ranges: readonly RememberedRange[]) => T | Promise<T>,
): Promise<T> {
  const remembered = ranges.map((range) => collection.ranges.take(range));
  const pause = new Pause();
  try {
    // A loaded range may have changed while another one was loaded.
    for (let next = unknownOf(remembered); next; next = unknownOf(remembered)) {
      next.learn(engine.store);
      await pause.ifDue();
    }
    return await look(remembered);
  } finally {
    for (const range of remembered) collection.ranges.release(range);
  }
}

function unknownOf(ranges: readonly RememberedRange[]): RememberedRange | undefined {
  return ranges.find((range) => !range.isKnown);
}
