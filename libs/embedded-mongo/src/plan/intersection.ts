import type { Collection } from '../catalogue/collection.js';
import type { SortField } from '../query/sort.js';
import type { KeyRange } from '../store/store.js';
import type { Requirements } from './conditions.js';
import { partsOf, viewOf, type Part } from './parts.js';
import { planIndex, type IndexPlan } from './planner.js';
import { rangesOf } from './ranges.js';

/** How documents are found that several stretches of indexes have to agree on. */
export interface IntersectionPlan {
  /** Every wanted document is in one range at least of each of these. */
  readonly terms: readonly Term[];
  /** Leads to every wanted document in the order asked for; undefined when none does, or when none is asked for. */
  readonly order?: Order | undefined;
  /** Every document that is in all terms is wanted. */
  readonly decides: boolean;
}

export interface Term {
  readonly ranges: readonly KeyRange[];
  /** The term is one range, in the order asked for. */
  readonly order?: Order | undefined;
}

export interface Order {
  readonly range: KeyRange;
  readonly isReversed: boolean;
}

/** An index with the parts of the filter that its range is about. */
interface Choice {
  readonly plan: IndexPlan;
  readonly parts: readonly Part[];
  readonly decided: readonly Part[];
}

/** More stretches than this are not worth being remembered. */
const MOST_RANGES = 64;

/** The stretches of indexes that hold what a filter asks for by value; undefined when no index, or too much, does. */
export function planIntersection(
  collection: Collection,
  requirements: Requirements,
  sort: readonly SortField[],
): IntersectionPlan | undefined {
  const parts = partsOf(requirements);
  const choices = withoutRedundant(parts.flatMap((part) => choose(collection, requirements, parts, part, sort) ?? []));
  const terms = choices.map(({ plan }) => termOf(plan));
  if (terms.length === 0 || terms.some(({ ranges }) => ranges.length > MOST_RANGES)) return undefined;
  const decided = new Set(choices.flatMap((choice) => choice.decided));
  const decides = requirements.isComplete && parts.every((part) => decided.has(part));
  return { terms, order: orderBeside(collection, requirements, sort), decides };
}

/** The index that says most about one part, and about others on the way. */
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

/** What follows single values in an index narrows its range, but hardly comes twice. */
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

/** Those that say something the better ones have not said. */
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
function orderBeside({ queryIndexes }: Collection, requirements: Requirements, sort: readonly SortField[]) {
  const plans = queryIndexes.flatMap((index) => planIndex(index, requirements, sort, false) ?? []);
  const [best] = plans.filter(({ isSorted }) => isSorted).sort((a, b) => b.score - a.score);
  return best && orderOf(best, rangesOf(best.index, best.bounds));
}

function orderOf({ isReversed }: IndexPlan, [range, ...others]: readonly KeyRange[]): Order | undefined {
  return range && others.length === 0 ? { range, isReversed } : undefined;
}
