import { selectWindow, type Window } from '../ranking/select-window.js';
import { randomSortKeys } from '../ranking/random-sort-keys.js';
import { MAX_TIERS, rankingOf, type Ranking } from '../ranking/relevance.js';
import type { ParsedSearch } from '../text/parse-search.js';
import type { ColumnOrder } from './column-orders.js';
import { matchTerms, type IsAllowed } from './match-terms.js';
import type { Records } from './records.js';
import { compareNames, similarSlots } from './similar-slots.js';

/** The order of the results: by relevance, by a value, random, or determined by the caller afterwards. */
export type IndexOrder =
  | { by: 'relevance' }
  | ({ by: 'column' } & ColumnOrder)
  | { by: 'random'; seed: string }
  | { by: 'caller' };

/** A query of the index. */
export interface IndexQuery extends Window {
  /** Null for all records. */
  search: ParsedSearch | null;
  order: IndexOrder;
  /** The ids of the records to search; absent for all. */
  within?: readonly string[] | undefined;
}

/** A window of the results, in order. */
export interface ResultWindow {
  total: number;
  slots: number[];
  tiers?: number[];
  similar: boolean;
}

/** Larger than all sort keys within a tier. */
const TIER_STEP = 2 ** 33;

/** All results with their sort keys. */
export interface RankedSlots {
  slots: Uint32Array;
  /** The smallest is first; equal ones are ordered by name. */
  sortKeys: Float64Array;
  similar: boolean;
  /** Only for an order of the caller. */
  tierOf?: (slot: number) => number;
}

/** Finds and ranks records; similar ones only when no record matches. */
export function rankSlots(records: Records, query: Omit<IndexQuery, keyof Window>): RankedSlots {
  const isAllowed = slotFilter(records, query.within);
  const { search } = query;
  if (!search) return byTier(records, query.order, { slots: allSlots(records, isAllowed), tierOf: () => 0 });
  const { slots, matchCounts } = matchTerms(records, search.terms, isAllowed);
  if (slots.length === 0) return similarResults(search.literal ? [] : similarSlots(records, search.whole, isAllowed));
  const ranking = rankingOf(search);
  const scoreWith = (score: Ranking['score']) => (slot: number) => score(records.nameOf(slot), matchCounts[slot] ?? 0);
  if (query.order.by === 'relevance') return byScore(slots, scoreWith(ranking.score));
  return byTier(records, query.order, { slots, tierOf: scoreWith(ranking.tier) });
}

/** The results in a window, in order. */
export function windowOf(
  records: Records,
  { slots, sortKeys, similar, tierOf }: RankedSlots,
  window: Window,
): ResultWindow {
  const slotAt = (index: number) => slots[index] ?? 0;
  const inWindow = selectWindow(sortKeys, window, (a, b) => compareNames(records, slotAt(a), slotAt(b))).map(slotAt);
  return { total: slots.length, slots: inWindow, similar, ...(tierOf && { tiers: inWindow.map(tierOf) }) };
}

interface TieredSlots {
  slots: Uint32Array;
  tierOf: (slot: number) => number;
}

function byScore(slots: Uint32Array, scoreOf: (slot: number) => number): RankedSlots {
  return { slots: slots.slice(), sortKeys: Float64Array.from(slots, (slot) => -scoreOf(slot)), similar: false };
}

/** Orders results by tier, and within a tier in the requested order. */
function byTier(records: Records, order: IndexOrder, { slots, tierOf }: TieredSlots): RankedSlots {
  const sortKeyOf = sortKeysIn(records, order, slots);
  const sortKeys = Float64Array.from(slots, (slot) => (MAX_TIERS - tierOf(slot)) * TIER_STEP + sortKeyOf(slot));
  return { slots: slots.slice(), sortKeys, similar: false, ...(order.by === 'caller' && { tierOf }) };
}

function sortKeysIn({ orders, ids }: Records, order: IndexOrder, slots: Uint32Array): (slot: number) => number {
  if (order.by === 'column') return orders.sortKeysBy(order, slots);
  if (order.by !== 'random') return () => 0;
  const sortKeyOf = randomSortKeys(order.seed);
  return (slot) => sortKeyOf(ids.idOf(slot));
}

function similarResults(slots: number[]): RankedSlots {
  return { slots: Uint32Array.from(slots), sortKeys: Float64Array.from(slots.keys()), similar: true };
}

function allSlots(records: Records, isAllowed: IsAllowed): Uint32Array {
  const slots = new Uint32Array(records.slots);
  let count = 0;
  for (let slot = 0; slot < records.slots; slot += 1) if (isAllowed(slot)) slots[count++] = slot;
  return slots.subarray(0, count);
}

function slotFilter(records: Records, within: readonly string[] | undefined): IsAllowed {
  if (!within) return (slot) => records.isOccupied(slot);
  const flags = new Uint8Array(records.slots);
  for (const id of within) {
    const slot = records.slotOf(id);
    if (slot !== undefined) flags[slot] = 1;
  }
  return (slot) => flags[slot] === 1;
}
