import { useState } from 'react';
import { statusOf, type CallResult, type Failure } from './call-problem.js';

/** A batch of items; not empty. */
export type Batch<Item> = readonly [Item, ...Item[]];

/** The progress of a series of calls, in items. */
export interface BatchProgress {
  done: number;
  total: number;
}

/** The items that failed; `error` is that of the first failed batch. */
export interface BatchFailures<Item> {
  failed: Item[];
  error: Failure | null;
}

/** Statuses that a single item of a batch can cause; with them the batch is split and retried. */
const SPLIT_STATUSES = new Set([403, 404, 409, 422, 423]);

/**
 * Calls the server for one batch after another, so that hundreds of calls are not sent at once. A rejected batch is
 * split in halves until the items that cause the error are found.
 *
 * @param size items per call
 */
export function useBatches<Item>(size: number) {
  const [progress, setProgress] = useState<BatchProgress | null>(null);

  const run = async (
    items: readonly Item[],
    call: (batch: Batch<Item>) => PromiseLike<CallResult>,
  ): Promise<BatchFailures<Item>> => {
    const failures: BatchFailures<Item> = { failed: [], error: null };
    const queue = inBatches(items, size);
    let remaining = items.length;
    for (let batch = queue.shift(); batch; batch = queue.shift()) {
      setProgress({ done: items.length - remaining, total: items.length });
      const { error } = await call(batch);
      if (error && batch.length > 1 && SPLIT_STATUSES.has(statusOf(error) ?? 0)) {
        queue.unshift(...inBatches(batch, Math.ceil(batch.length / 2)));
        continue;
      }
      remaining -= batch.length;
      if (error) failures.failed.push(...batch);
      failures.error ??= error ?? null;
    }
    setProgress(null);
    return failures;
  };
  return { run, progress };
}

function inBatches<Item>(items: readonly Item[], size: number): Batch<Item>[] {
  const starts = Array.from({ length: Math.ceil(items.length / size) }, (_, index) => index * size);
  // Each start index is within the list, so a batch has a first item; the type of `slice` does not say so.
  return starts.map((start) => items.slice(start, start + size) as [Item, ...Item[]]);
}
