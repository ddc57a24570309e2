import type { Collection } from '../../catalogue/collection.js';
import { MAX_RANGES_PER_QUERY } from '../../catalogue/range-cache.js';
import { requirementsOf } from '../../plan/requirements.js';
import { planIntersection, type IntersectionPlan } from '../../plan/intersection.js';
import { isUniqueLookup, needsSorting, type Plan } from '../../plan/planner.js';
import { rangesOf } from '../../plan/ranges.js';
import { intersect, countIntersection } from './intersect.js';
import type { Engine } from '../engine/engine.js';
import { withRanges } from './loaded-ranges.js';
import type { Query } from './query-types.js';
import { RecordIdScan } from './scan/scan.js';
import type { QuerySource } from './query-source.js';

/** Scanning fewer entries is cheaper than caching them. */
const MIN_DEEP_SKIP = 500;

/**
 * The documents of a late page in the order of an index, without reading those before it; undefined for any other
 * query.
 */
export async function deepPage(
  engine: Engine,
  collection: Collection,
  { sort, skip, limit }: Query,
  plan: Plan,
): Promise<QuerySource | undefined> {
  if (skip < MIN_DEEP_SKIP || plan.kind !== 'index' || !plan.decides || needsSorting(plan, sort)) return undefined;
  const ranges = rangesOf(plan.index, plan.bounds);
  if (ranges.length !== 1) return undefined;
  return withRanges(engine, collection, ranges, ([range]) => ({
    scan: new RecordIdScan(range?.window(skip, limit, plan.isReversed) ?? []),
    isDecided: true,
    isSorted: true,
    version: collection.version,
  }));
}

/** The documents in the intersection of several index ranges; undefined when one range is as selective. */
export async function intersectionSource(
  engine: Engine,
  collection: Collection,
  query: Query,
  plan: Plan,
): Promise<QuerySource | undefined> {
  const intersection = intersectionFor(collection, query, plan);
  if (!intersection) return undefined;
  const { recordIds, isSorted, version } = await intersect(engine, collection, intersection);
  return {
    scan: new RecordIdScan(recordIds),
    isDecided: intersection.decides,
    isSorted: isSorted || query.sort.length === 0,
    version,
  };
}

/**
 * The number of documents that a query matches, as far as index entries alone are sufficient; undefined when documents
 * have to be read.
 */
export async function countEntries(
  engine: Engine,
  collection: Collection,
  query: Query,
  plan: Plan,
): Promise<number | undefined> {
  if (plan.kind === 'index' && plan.decides) {
    const ranges = rangesOf(plan.index, plan.bounds);
    if (ranges.length > MAX_RANGES_PER_QUERY) return undefined;
    return withRanges(engine, collection, ranges, (cached) => cached.reduce((sum, { count }) => sum + count, 0));
  }
  const intersection = intersectionFor(collection, query, plan);
  return intersection?.decides ? countIntersection(engine, collection, intersection) : undefined;
}

function intersectionFor(
  collection: Collection,
  { filter, sort, hint }: Query,
  plan: Plan,
): IntersectionPlan | undefined {
  if (hint !== undefined || plan.kind !== 'index' || isUniqueLookup(plan.index, plan.bounds)) return undefined;
  const mustSort = needsSorting(plan, sort);
  if (plan.decides && !mustSort) return undefined;
  const intersection = planIntersection(collection, requirementsOf(filter), sort);
  const isMore =
    intersection && (intersection.terms.length > 1 || intersection.terms.some(({ ranges }) => ranges.length > 1));
  return isMore || (mustSort && intersection?.order) ? intersection : undefined;
}
