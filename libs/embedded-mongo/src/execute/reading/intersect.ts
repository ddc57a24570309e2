import type { Collection } from '../../catalogue/collection.js';
import type { RememberedRange } from '../../catalogue/remembered-range.js';
import type { IntersectionPlan, Order, Term } from '../../plan/intersection.js';
import type { Engine } from '../engine/engine.js';
import { PlaceSet } from './place-set.js';
import { withRanges } from './loaded-ranges.js';

/** So few documents are sorted sooner than a long index is walked. */
const FEW = 200;

/** A term with its ranges as they are now. */
interface LoadedTerm {
  readonly order?: Order | undefined;
  readonly ranges: readonly RememberedRange[];
  readonly count: number;
}

/** Documents that all terms have, by place. */
export interface Intersection {
  readonly places: readonly number[];
  /** They are in the order asked for. */
  readonly isSorted: boolean;
  /** What the collection's version was. */
  readonly version: number;
}

/** How many documents all terms have. */
export function countIntersection(
  engine: Engine,
  collection: Collection,
  { terms }: IntersectionPlan,
): Promise<number> {
  return withTerms(engine, collection, terms, (loaded) => commonPlaces(loaded).length);
}

/** The documents that all terms have, in the order asked for where some index gives it and there are many. */
export function intersect(
  engine: Engine,
  collection: Collection,
  { terms, order }: IntersectionPlan,
): Promise<Intersection> {
  return withTerms(engine, collection, terms, async (loaded) => {
    const { version } = collection;
    const [sorted] = loaded.filter((term) => term.order).sort((a, b) => a.count - b.count);
    if (sorted) return { places: ordered(sorted, others(loaded, sorted)), isSorted: true, version };
    const places = commonPlaces(loaded);
    if (!order || places.length <= FEW) return { places, isSorted: false, version };
    return withTerms(engine, collection, [...terms, { ranges: [order.range], order }], (loadedNow) => {
      const [last] = loadedNow.slice(-1);
      const places = last ? ordered(last, loadedNow.slice(0, -1).map(setOf)) : [];
      return { places: places, isSorted: true, version: collection.version };
    });
  });
}

/** Looks at terms when all of their ranges are known. */
function withTerms<T>(
  engine: Engine,
  collection: Collection,
  terms: readonly Term[],
  look: (terms: readonly LoadedTerm[]) => T | Promise<T>,
): Promise<T> {
  return withRanges(
    engine,
    collection,
    terms.flatMap(({ ranges }) => ranges),
    (loaded) => {
      let at = 0;
      const together = terms.map(({ ranges, order }) => {
        const own = loaded.slice(at, (at += ranges.length));
        return { order, ranges: own, count: own.reduce((sum, { count }) => sum + count, 0) };
      });
      return look(together);
    },
  );
}

function others(terms: readonly LoadedTerm[], one: LoadedTerm): PlaceSet[] {
  return terms.filter((term) => term !== one).map(setOf);
}

function setOf({ ranges }: LoadedTerm): PlaceSet {
  return PlaceSet.of(ranges.flatMap((range) => [...range.inOrder()]));
}

/** The places of a term in its order that are in all sets. */
function ordered({ ranges, order }: LoadedTerm, sets: readonly PlaceSet[]): number[] {
  const result: number[] = [];
  for (const range of ranges) {
    for (const places of range.inOrder(order?.isReversed)) {
      for (const place of places) if (sets.every((set) => set.has(place))) result.push(place);
    }
  }
  return result;
}

/** What is in all terms, each once: an index of lists may have a document several times. */
function commonPlaces(terms: readonly LoadedTerm[]): number[] {
  const [smallest, ...larger] = [...terms].sort((a, b) => a.count - b.count);
  if (!smallest) return [];
  const distinct = new PlaceSet();
  return ordered(smallest, larger.map(setOf)).filter((place) => distinct.add(place));
}
