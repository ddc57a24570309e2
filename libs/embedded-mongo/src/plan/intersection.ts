import type { Collection } from '../catalogue/collection.js';
import { MAX_RANGES_PER_QUERY } from '../catalogue/range-cache.js';
import type { SortField } from '../query/sort.js';
import type { KeyRange } from '../store/key-table.js';
import type { Requirements } from './requirements.js';
import { partsOf, viewOf, type Part } from './parts.js';
import { planIndex, type IndexPlan } from './planner.js';
import { rangesOf } from './ranges.js';

/** A plan that intersects several index ranges. */
export interface IntersectionPlan {
  /** Every matching document is in at least one range of each term. */
  readonly terms: readonly Term[];
  /** Contains every matching document in the requested order; undefined when none does, or no order is requested. */
  readonly order?: Order | undefined;
  /** Every document in all terms matches. */
  readonly decides: boolean;
}

/** The ranges of one condition, or of several that one index covers. */
export interface Term {
  readonly ranges: readonly KeyRange[];
  /** The term is one range, in the requested order. */
  readonly order?: Order | undefined;
}

/** A range whose entries are in the requested order. */
export interface Order {
  readonly range: KeyRange;
  readonly isReversed: boolean;
}

/** An index with the parts of the filter that its range covers. */
interface Choice {
  readonly plan: IndexPlan;
  readonly parts: readonly Part[];
  readonly decided: readonly Part[];
}

/**
 * The index ranges for the equality conditions of a filter; undefined when there is no index, or there are too many
 * ranges.
 */
export function planIntersection(
  collection: Collection,
  requirements: Requirements,
  sort: readonly SortField[],
): IntersectionPlan | undefined {
  const parts = partsOf(requirements);
  const choices = withoutRedundant(parts.flatMap((part) => choose(collection, requirements, parts, part, sort) ?? []));
  const terms = choices.map(({ plan }) => termOf(plan));
  if (terms.length === 0 || terms.some(({ ranges }) => ranges.length > MAX_RANGES_PER_QUERY)) return undefined;
  const decided = new Set(choices.flatMap((choice) => choice.decided));
  const decides = requirements.isComplete && parts.every((part) => decided.has(part));
  return { terms, order: orderByOtherIndex(collection, requirements, sort), decides };
}

/** The index that covers most of one part, and possibly others. */
function choose(
  { queryIndexes }: Collection,
  requirements: Requirements,
  parts: readonly Part[],
  part: Part,
  sort: readonly SortField[],
): Choice | undefined {
  if (!part.isPoint) return undefined;
  const view = viewOf(requirements, parts, part);
  const choices = queryIndexes
    .filter(({ fields }) => fields.some(({ path }) => path.dotted === part.path))
    .flatMap((index) => planIndex(index, view, sort, false) ?? [])
    .map((plan) => choiceOf(pointsOnly(plan), [part, ...parts]))
    .filter((choice) => choice.parts.includes(part));
  return choices.sort((a, b) => b.plan.score - a.plan.score)[0];
}

/** Fields after single values narrow the range, but such ranges are rarely requested again. */
function pointsOnly(plan: IndexPlan): IndexPlan {
  return { ...plan, bounds: plan.bounds.filter(({ arePoints }) => arePoints) };
}

function choiceOf(plan: IndexPlan, parts: readonly Part[]): Choice {
  const paths = plan.index.fields.slice(0, plan.bounds.length).map(({ path }) => path.dotted);
  const used = paths.map((path) => parts.find((part) => part.path === path));
  const isUsed = (part: Part | undefined): part is Part => part !== undefined;
  return {
    plan,
    parts: used.filter(isUsed),
    decided: used.filter((_part, i) => plan.bounds[i]?.decides).filter(isUsed),
  };
}

/** The terms that cover parts which better ones do not. */
function withoutRedundant(choices: readonly Choice[]): Choice[] {
  const covered = new Set<Part>();
  return [...choices]
    .sort((a, b) => b.parts.length - a.parts.length || b.plan.score - a.plan.score)
    .filter(({ parts }) => {
      const isNeeded = parts.some((part) => !covered.has(part));
      for (const part of parts) covered.add(part);
      return isNeeded;
    });
}

function termOf(plan: IndexPlan): Term {
  const ranges = rangesOf(plan.index, plan.bounds);
  return { ranges, order: plan.isSorted ? orderOf(plan, ranges) : undefined };
}

/** An index that provides the order although it narrows little. */
function orderByOtherIndex({ queryIndexes }: Collection, requirements: Requirements, sort: readonly SortField[]) {
  const plans = queryIndexes.flatMap((index) => planIndex(index, requirements, sort, false) ?? []);
  const [best] = plans.filter(({ isSorted }) => isSorted).sort((a, b) => b.score - a.score);
  return best && orderOf(best, rangesOf(best.index, best.bounds));
}

function orderOf({ isReversed }: IndexPlan, [range, ...others]: readonly KeyRange[]): Order | undefined {
  return range && others.length === 0 ? { range, isReversed } : undefined;
}
