import { inParallel } from '../client/in-parallel.js';
import type { Call, Larder } from '../client/larder.js';

const AT_ONCE = 4;

/** Reads of these paths with the `ETag` that each has now. */
export async function conditional(larder: Larder, paths: string[]): Promise<() => Call> {
  const calls = await inParallel(paths, AT_ONCE, async (path) => {
    const { headers } = await larder.call('GET', path);
    return { method: 'GET', path, headers: { 'if-none-match': headers.etag ?? '"none"' } };
  });
  return inTurn(calls);
}

/** Changes of the records at these paths, each sent back as it was read with another description. */
export async function changing(larder: Larder, paths: string[]): Promise<() => Call> {
  const records = await inParallel(paths, AT_ONCE, async (path) => ({ path, record: await larder.get<object>(path) }));
  let changes = 0;
  const next = inTurn(records);
  return () => {
    const { path, record } = next();
    changes += 1;
    return { method: 'PUT', path, body: JSON.stringify({ ...record, description: `Changed ${changes} times.` }) };
  };
}

/** One after the other, from the start again after the last one. */
function inTurn<T>(options: readonly T[]): () => T {
  let turn = 0;
  return () => options[turn++ % options.length] as T; // there is at least one
}
