import type { Collection } from '../catalogue/collection.js';
import type { Index } from '../catalogue/index-definition.js';
import { MAX_KEY_BYTES } from '../keys/encode.js';
import type { Filter } from '../query/filter.js';
import type { SortField } from '../query/sort.js';
import { boundsFor, type Bounds } from './bounds.js';
import { requirementsOf, type Requirements } from './requirements.js';
import { coversAllMatches } from './covers-all-matches.js';

/** Reads a range of an index. */
export interface IndexPlan {
  readonly kind: 'index';
  readonly index: Index;
  readonly bounds: readonly Bounds[];
  /** The entries are in the requested order. */
  readonly isSorted: boolean;
  readonly isReversed: boolean;
  /** The entries alone are sufficient to match documents. */
  readonly decides: boolean;
  readonly score: number;
}

/** The plan of a query. */
export type Plan =
  | IndexPlan
  | { readonly kind: 'union'; readonly plans: readonly IndexPlan[] }
  | { readonly kind: 'collection' };

/** The hint for a scan of the collection. */
export const NATURAL = '$natural';

const MAX_RANGES = 20_000;
const POINT_SCORE = 10;
const RANGE_SCORE = 5;
const TEXT_SCORE = 1;
const SORT_SCORE = 4;
const UNIQUE_SCORE = 100;
/** Up to this number of documents, looking each of them up in a unique index is preferred. */
const MAX_UNIQUE_LOOKUPS = 1_000;

/** Selects the most selective index, or one that sorts; scans the collection when there is none. */
export function choosePlan(collection: Collection, filter: Filter, sort: readonly SortField[], hint?: string): Plan {
  if (hint === NATURAL) return { kind: 'collection' };
  const requirements = requirementsOf(filter);
  const indexes = collection.queryIndexes.filter((index) => hint === undefined || index.stored.name === hint);
  const lookup = hint === undefined && lookupPlan(indexes, requirements, sort);
  if (lookup) return lookup;
  const plans = indexes.flatMap((index) => planIndex(index, requirements, sort, hint !== undefined) ?? []);
  const [best] = plans.sort((a, b) => b.score - a.score);
  if (best && (best.bounds.length > 0 || filter.kind !== 'any')) return best;
  return unionPlan(collection, filter) ?? best ?? { kind: 'collection' };
}

/** The plan that finds at most one document by a whole unique key: no other index needs to be considered. */
function lookupPlan(
  indexes: readonly Index[],
  requirements: Requirements,
  sort: readonly SortField[],
): IndexPlan | undefined {
  for (const index of indexes) {
    const plan = isKeyGiven(index, requirements) ? planIndex(index, requirements, sort, false) : undefined;
    if (plan?.bounds.length === index.fields.length && plan.bounds.every(isSinglePoint)) return plan;
  }
  return undefined;
}

function isKeyGiven({ stored, fields }: Index, { byPath }: Requirements): boolean {
  if (!stored.unique) return false;
  return fields.every(({ path }) => byPath.get(path.dotted)?.some(({ condition }) => condition.operator === '$eq'));
}

/** Whether the result of a plan has to be sorted. */
export function needsSorting(plan: Plan, sort: readonly SortField[]): boolean {
  return sort.length > 0 && !(plan.kind === 'index' && plan.isSorted);
}

/** The plan with one index; undefined when it would not help. */
export function planIndex(
  index: Index,
  requirements: Requirements,
  sort: readonly SortField[],
  isForced: boolean,
): IndexPlan | undefined {
  const isRestricted = index.stored.sparse || index.partial;
  if (isRestricted && !coversAllMatches(index, requirements)) return undefined;
  const bounds = boundsOf(index, requirements);
  const order = sortedBy(index, bounds, sort);
  const isUseful = bounds.length > 0 || order.isSorted || isForced || isRestricted;
  if (!isUseful) return undefined;
  const score = scoreOf(index, bounds) + (order.isSorted ? SORT_SCORE : 0);
  return { kind: 'index', index, bounds, ...order, decides: decides(index, bounds, requirements), score };
}

function boundsOf(index: Index, { byPath }: Requirements): Bounds[] {
  const bounds: Bounds[] = [];
  let [ranges, bytes] = [1, 0];
  for (const { path } of index.fields) {
    const requirements = byPath.get(path.dotted);
    const part = requirements && boundsFor(requirements, index.stored);
    if (!part || ranges * part.intervals.length > MAX_RANGES) break;
    bytes += longest(part);
    // Stored keys are truncated, so longer bounds would miss them.
    if (bytes > MAX_KEY_BYTES) break;
    bounds.push(part);
    ranges *= part.intervals.length;
    if (!part.arePoints) break;
  }
  return bounds;
}

/** The length of the longest bound, in bytes. */
function longest({ intervals }: Bounds): number {
  return intervals.reduce((length, { from, to }) => Math.max(length, from.length, to.length), 0);
}

function scoreOf(index: Index, bounds: readonly Bounds[]): number {
  const initialScore = isUniqueLookup(index, bounds) ? UNIQUE_SCORE : 0;
  return bounds.reduce((sum, part) => sum + boundsScore(part), initialScore);
}

function boundsScore({ arePoints, regex }: Bounds): number {
  if (arePoints) return POINT_SCORE;
  return regex ? TEXT_SCORE : RANGE_SCORE;
}

/** Whether the bounds select a few documents by the whole key of a unique index. */
export function isUniqueLookup({ stored, fields }: Index, bounds: readonly Bounds[]): boolean {
  if (!stored.unique || bounds.length < fields.length || !bounds.every((part) => part.arePoints)) return false;
  return bounds.reduce((product, { intervals }) => product * intervals.length, 1) <= MAX_UNIQUE_LOOKUPS;
}

function isSinglePoint({ arePoints, intervals }: Bounds): boolean {
  return arePoints && intervals.length === 1;
}

/** Entries of single values are sorted by the fields after them; truncated keys and repeated entries are not. */
function sortedBy(index: Index, bounds: readonly Bounds[], sort: readonly SortField[]) {
  const unsorted = { isSorted: false, isReversed: false };
  // Entries are in the order of code points.
  if (sort.some((field) => field.collator)) return unsorted;
  if (sort.length === 0 || index.stored.inexact || !areArraysFixed(index, bounds)) return unsorted;
  const firstFree = bounds.findIndex((part) => !isSinglePoint(part));
  const fixed = firstFree === -1 ? bounds.length : firstFree;
  if (bounds.slice(fixed).some((part) => part.arePoints)) return unsorted;
  const fixedPaths = index.fields.slice(0, fixed).map((field) => field.path.dotted);
  const sortFields = sort.filter((field) => !fixedPaths.includes(field.path.dotted));
  const indexFields = index.fields.slice(fixed, fixed + sortFields.length);
  const relativeDirections = sortFields.map((field, i) =>
    indexFields[i]?.path.dotted === field.path.dotted ? field.direction * indexFields[i].direction : 0,
  );
  const isReversed = relativeDirections[0] === -1;
  const isSorted = relativeDirections.every((direction) => direction !== 0 && direction === relativeDirections[0]);
  return isSorted ? { isSorted, isReversed } : unsorted;
}

/** Whether a document has at most one entry within the bounds: each array has a single value. */
function areArraysFixed({ stored, fields }: Index, bounds: readonly Bounds[]): boolean {
  if (!stored.multikey) return true;
  const points = fields.filter((_field, i) => bounds[i] && isSinglePoint(bounds[i]));
  const fixed = new Set(points.map((field) => field.path.dotted));
  return stored.arrayPaths ? stored.arrayPaths.every((path) => fixed.has(path)) : fixed.size === fields.length;
}

/** Whether bounds cover all requirements; the filter of a partial index is covered by being in it. */
function decides(index: Index, bounds: readonly Bounds[], { byPath, isComplete }: Requirements): boolean {
  if (!isComplete || !bounds.every((part) => part.decides)) return false;
  // Several entries of one document could be counted.
  if (!areArraysFixed(index, bounds)) return false;
  const covered = new Set(index.fields.slice(0, bounds.length).map((field) => field.path.dotted));
  return [...byPath.keys()].every((path) => covered.has(path));
}

function unionPlan(collection: Collection, filter: Filter): Plan | undefined {
  const any = filter.kind === 'any' ? filter : undefined;
  if (!any) return undefined;
  const plans = any.filters.map((branch) => choosePlan(collection, branch, []));
  const indexed = plans.filter((plan): plan is IndexPlan => plan.kind === 'index' && plan.bounds.length > 0);
  return indexed.length === plans.length ? { kind: 'union', plans: indexed } : undefined;
}
