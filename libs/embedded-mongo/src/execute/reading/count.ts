import type { Collection } from '../../catalogue/collection.js';
import type { IndexPlan } from '../../plan/planner.js';
import { rangesOf } from '../../plan/ranges.js';
import type { Engine } from '../engine/engine.js';
import { Pause } from '../engine/pause.js';
import { checkExists } from './check-exists.js';
import { openQuery, planOf } from './query.js';
import type { Query } from './query-types.js';
import { countEntries } from './cached-sources.js';

const READ_AT_ONCE = 256;

/** The number of documents that a query matches, by index entries alone where these are sufficient. */
export async function countMatches(engine: Engine, collection: Collection, query: Query): Promise<number> {
  const rest = Math.max(
    0,
    (await countAll(engine, collection, { ...query, skip: 0, limit: 0, sort: [] })) - query.skip,
  );
  return query.limit > 0 ? Math.min(rest, query.limit) : rest;
}

async function countAll(engine: Engine, collection: Collection, query: Query): Promise<number> {
  if (query.filter.kind === 'all' && query.filter.filters.length === 0) return collection.count;
  const plan = planOf(collection, query);
  const entryCount = await countEntries(engine, collection, query, plan);
  if (entryCount !== undefined) return entryCount;
  if (plan.kind === 'index' && plan.decides) return countRanges(engine, collection, plan);
  const search = await openQuery(engine, collection, query);
  let count = 0;
  while (!search.isDone) count += (await search.read(READ_AT_ONCE)).length;
  return count;
}

/** Many ranges, e.g. of a list of ids, are counted one by one. */
async function countRanges(engine: Engine, collection: Collection, { index, bounds }: IndexPlan): Promise<number> {
  const pause = new Pause();
  let count = 0;
  for (const range of rangesOf(index, bounds)) {
    count += engine.store.countKeys(range);
    await pause.ifDue();
  }
  checkExists(engine, collection, [index.stored.id]);
  return count;
}
