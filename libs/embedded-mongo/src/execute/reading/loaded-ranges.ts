import type { Collection } from '../../catalogue/collection.js';
import type { CachedRange } from '../../catalogue/cached-range.js';
import { indexIdOf } from '../../keys/index-entry.js';
import type { KeyRange } from '../../store/key-table.js';
import type { Engine } from '../engine/engine.js';
import { Pause } from '../engine/pause.js';
import { checkExists } from './check-exists.js';

/**
 * Reads cached index ranges. Ranges that are not cached are loaded first, in steps that yield; `use` is called
 * when all of them are loaded.
 */
export async function withRanges<T>(
  engine: Engine,
  collection: Collection,
  ranges: readonly KeyRange[],
  use: (ranges: readonly CachedRange[]) => T | Promise<T>,
): Promise<T> {
  const cached = ranges.map((range) => collection.ranges.acquire(range));
  const pause = new Pause();
  try {
    // A loaded range may have changed while another one was loaded.
    for (let next = firstUnloaded(cached); next; next = firstUnloaded(cached)) {
      next.load(engine.store);
      await pause.ifDue();
    }
    checkExists(
      engine,
      collection,
      ranges.map(({ from }) => indexIdOf(from)),
    );
    return await use(cached);
  } finally {
    for (const range of cached) collection.ranges.release(range);
  }
}

function firstUnloaded(ranges: readonly CachedRange[]): CachedRange | undefined {
  return ranges.find((range) => !range.isLoaded);
}
