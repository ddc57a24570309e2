import type { Collection } from '../../catalogue/collection.js';
import type { RememberedRange } from '../../catalogue/remembered-range.js';
import type { Crossing, Order, Term } from '../../plan/crossing.js';
import type { Engine } from '../engine/engine.js';
import { PlaceSet } from './place-set.js';
import { withRanges } from './known-ranges.js';

/** So few documents are sorted sooner than a long index is walked. */
const FEW = 200;

/** A term with its ranges as they are now. */
interface KnownTerm {
  readonly order?: Order | undefined;
  readonly ranges: readonly RememberedRange[];
  readonly count: number;
}

/** Documents that all terms have, by place. */
export interface Crossed {
  readonly places: readonly number[];
  /** They are in the order asked for. */
  readonly isSorted: boolean;
  /** What the collection's version was. */
  readonly version: number;
}

/** How many documents all terms have. */
export function countCrossed(engine: Engine, collection: Collection, { terms }: Crossing): Promise<number> {
  return withTerms(engine, collection, terms, (known) => commonPlaces(known).length);
}

/** The documents that all terms have, in the order asked for where some index gives it and there are many. */
export function cross(engine: Engine, collection: Collection, { terms, order }: Crossing): Promise<Crossed> {
  return withTerms(engine, collection, terms, async (known) => {
    const { version } = collection;
    const [sorted] = known.filter((term) => term.order).sort((a, b) => a.count - b.count);
    if (sorted) return { places: ordered(sorted, others(known, sorted)), isSorted: true, version };
    const places = commonPlaces(known);
    if (!order || places.length <= FEW) return { places, isSorted: false, version };
    return withTerms(engine, collection, [...terms, { ranges: [order.range], order }], (knownNow) => {
      const [last] = knownNow.slice(-1);
      const found = last ? ordered(last, knownNow.slice(0, -1).map(setOf)) : [];
      return { places: found, isSorted: true, version: collection.version };
    });
  });
}

/** Looks at terms when all of their ranges are known. */
function withTerms<T>(
  engine: Engine,
  collection: Collection,
  terms: readonly Term[],
  look: (terms: readonly KnownTerm[]) => T | Promise<T>,
): Promise<T> {
  return withRanges(
    engine,
    collection,
    terms.flatMap(({ ranges }) => ranges),
    (known) => {
      let at = 0;
      const together = terms.map(({ ranges, order }) => {
        const own = known.slice(at, (at += ranges.length));
        return { order, ranges: own, count: own.reduce((sum, { count }) => sum + count, 0) };
      });
      return look(together);
    },
  );
}

function others(terms: readonly KnownTerm[], one: KnownTerm): PlaceSet[] {
  return terms.filter((term) => term !== one).map(setOf);
}

function setOf({ ranges }: KnownTerm): PlaceSet {
  return PlaceSet.of(ranges.flatMap((range) => [...range.inOrder()]));
}

/** The places of a term in its order that are in all sets. */
function ordered({ ranges, order }: KnownTerm, sets: readonly PlaceSet[]): number[] {
  const found: number[] = [];
  for (const range of ranges) {
    for (const places of range.inOrder(order?.isReversed)) {
      for (const place of places) if (sets.every((set) => set.has(place))) found.push(place);
    }
  }
  return found;
}

/** What is in all terms, each once: an index of lists may have a document several times. */
function commonPlaces(terms: readonly KnownTerm[]): number[] {
  const [smallest, ...larger] = [...terms].sort((a, b) => a.count - b.count);
  if (!smallest) return [];
  const seen = new PlaceSet();
  return ordered(smallest, larger.map(setOf)).filter((place) => seen.add(place));
}
