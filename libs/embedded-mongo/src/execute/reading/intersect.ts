import type { Collection } from '../../catalogue/collection.js';
import type { CachedRange } from '../../catalogue/cached-range.js';
import type { IntersectionPlan, Order, Term } from '../../plan/intersection.js';
import type { Engine } from '../engine/engine.js';
import { RecordIdSet } from './record-id-set.js';
import { withRanges } from './loaded-ranges.js';

/** Up to this number, sorting documents is faster than scanning a long index. */
const MAX_SORTED_DOCUMENTS = 200;

/** A term with its loaded ranges. */
interface LoadedTerm {
  readonly order?: Order | undefined;
  readonly ranges: readonly CachedRange[];
  readonly count: number;
}

/** Record ids of the documents that all terms match. */
export interface Intersection {
  readonly recordIds: readonly number[];
  /** They are in the requested order. */
  readonly isSorted: boolean;
  /** The collection's version when they were read. */
  readonly version: number;
}

/** The number of documents that all terms match. */
export function countIntersection(
  engine: Engine,
  collection: Collection,
  { terms }: IntersectionPlan,
): Promise<number> {
  return withTerms(engine, collection, terms, (loaded) => commonRecordIds(loaded).length);
}

/** The documents that all terms match, in the requested order where some index provides it and there are many. */
export function intersect(
  engine: Engine,
  collection: Collection,
  { terms, order }: IntersectionPlan,
): Promise<Intersection> {
  return withTerms(engine, collection, terms, async (loaded) => {
    const { version } = collection;
    const [sorted] = loaded.filter((term) => term.order).sort((a, b) => a.count - b.count);
    if (sorted) return { recordIds: inOrderOf(sorted, others(loaded, sorted)), isSorted: true, version };
    const recordIds = commonRecordIds(loaded);
    if (!order || recordIds.length <= MAX_SORTED_DOCUMENTS) return { recordIds, isSorted: false, version };
    return withTerms(engine, collection, [...terms, { ranges: [order.range], order }], (loadedNow) => {
      const [last] = loadedNow.slice(-1);
      const recordIds = last ? inOrderOf(last, loadedNow.slice(0, -1).map(setOf)) : [];
      return { recordIds, isSorted: true, version: collection.version };
    });
  });
}

/** Calls back with the terms when all of their ranges are loaded. */
function withTerms<T>(
  engine: Engine,
  collection: Collection,
  terms: readonly Term[],
  use: (terms: readonly LoadedTerm[]) => T | Promise<T>,
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
      return use(together);
    },
  );
}

function others(terms: readonly LoadedTerm[], one: LoadedTerm): RecordIdSet[] {
  return terms.filter((term) => term !== one).map(setOf);
}

function setOf({ ranges }: LoadedTerm): RecordIdSet {
  return RecordIdSet.of(ranges.flatMap((range) => [...range.inOrder()]));
}

/** The record ids of a term in its order that are in all sets. */
function inOrderOf({ ranges, order }: LoadedTerm, sets: readonly RecordIdSet[]): number[] {
  const result: number[] = [];
  for (const range of ranges) {
    for (const recordIds of range.inOrder(order?.isReversed)) {
      for (const recordId of recordIds) if (sets.every((set) => set.has(recordId))) result.push(recordId);
    }
  }
  return result;
}

/** The record ids in all terms, each once: a multikey index may contain a document several times. */
function commonRecordIds(terms: readonly LoadedTerm[]): number[] {
  const [smallest, ...larger] = [...terms].sort((a, b) => a.count - b.count);
  if (!smallest) return [];
  const distinct = new RecordIdSet();
  return inOrderOf(smallest, larger.map(setOf)).filter((recordId) => distinct.add(recordId));
}
