import { setTimeout as pause } from 'node:timers/promises';
import { inParallel } from '../../client/in-parallel.js';
import type { Call, Larder } from '../../client/larder.js';

const AT_ONCE = 4;
/** The timeout and polling interval for a tag, in milliseconds. */
const [WAIT_MS, PAUSE_MS] = [5_000, 250];

/** Conditional reads of these paths with their current `ETag`. */
export async function conditional(larder: Larder, paths: string[]): Promise<() => Call> {
  const calls = await inParallel(paths, AT_ONCE, async (path) => {
    return { method: 'GET', path, headers: { 'if-none-match': await tagOf(larder, path) } };
  });
  return inTurn(calls);
}

/**
 * The `ETag` at this path, once it is stable: soon after a write there may be none yet, one of an incomplete response,
 * or one that a background task still changes.
 */
async function tagOf(larder: Larder, path: string): Promise<string> {
  const until = Date.now() + WAIT_MS;
  for (let previous: string | null = null; ; await pause(PAUSE_MS)) {
    const { headers } = await larder.call('GET', path);
    const tag = headers.etag ?? null;
    const isWhole = headers['cache-control'] === 'private, no-cache';
    if (tag && ((isWhole && tag === previous) || Date.now() > until)) return tag;
    if (Date.now() > until) return '"none"';
    previous = tag;
  }
}

/** Changes of the records at these paths, each sent back with another description. */
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

/** One after another, starting again after the last one. */
function inTurn<T>(options: readonly T[]): () => T {
  let turn = 0;
  return () => options[turn++ % options.length] as T; // there is at least one
}
