import { useState } from 'react';
import type { Failure } from '../../api/call-problem.js';

type Outcome = { error?: Failure | undefined };

/** How far a row of calls has come. */
export interface EachProgress {
  done: number;
  total: number;
}

/** Calls the server for one thing after the other, so that hundreds do not arrive at once; tells what failed. */
export function useEach<Item>() {
  const [progress, setProgress] = useState<EachProgress | null>(null);

  const run = async (items: readonly Item[], call: (item: Item) => PromiseLike<Outcome>): Promise<Item[]> => {
    const failed: Item[] = [];
    for (const [done, item] of items.entries()) {
      setProgress({ done, total: items.length });
      const { error } = await call(item);
      if (error) failed.push(item);
    }
    setProgress(null);
    return failed;
  };
  return { run, progress };
}
