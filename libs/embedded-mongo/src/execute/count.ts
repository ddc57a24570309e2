import type { Collection } from '../catalogue/collection.js';
import { rangesOf } from '../plan/ranges.js';
import type { Engine } from './engine.js';
import { Pause } from './pause.js';
import { openQuery, planOf, type Query } from './query.js';

const READ_AT_ONCE = 256;

/** How many documents a query gives, by index entries alone where they decide. */
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
  if (plan.kind === 'index' && plan.decides) {
    const pause = new Pause();
    let count = 0;
    for (const range of rangesOf(plan.index, plan.bounds)) {
      count += collection.counts.of(range, collection.version, () => engine.store.countKeys(range));
      await pause.ifDue();
    }
    return count;
  }
  const search = await openQuery(engine, collection, query);
  let count = 0;
  while (!search.isDone) count += (await search.read(READ_AT_ONCE)).length;
  return count;
}
