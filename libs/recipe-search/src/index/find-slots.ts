import { firstPlaces, type Window } from '../ranking/first-places.js';
import { randomPlaces } from '../ranking/random-place.js';
import { MAX_TIERS, rankingOf, type Ranking } from '../ranking/relevance.js';
import type { ParsedSearch } from '../text/parse-search.js';
import type { ColumnOrder } from './column-orders.js';
import { matchTerms, type Allowed } from './match-terms.js';
import type { Records } from './records.js';
import { compareNames, similarSlots } from './similar-slots.js';

/** The order of the results: by relevance, by a value, random, or later by the caller. */
export type IndexOrder =
  { by: 'relevance' } | ({ by: 'column' } & ColumnOrder) | { by: 'random'; seed: string } | { by: 'caller' };

/** A query of the index. */
export interface IndexQuery extends Window {
  /** Null: everything. */
  search: ParsedSearch | null;
  order: IndexOrder;
  /** Only these records; absent: all. */
  within?: readonly string[] | undefined;
}

export interface RankedWindow {
  total: number;
  slots: number[];
  tiers?: number[];
  similar: boolean;
}

/** Above all places that an order by value or chance gives within a tier. */
const TIER_STEP = 2 ** 33;

/** All results. */
export interface Ranked {
  slots: Uint32Array;
  /** What stands where: the smallest of these comes first, equal ones by name. */
  places: Float64Array;
  similar: boolean;
  /** Where the order is the caller's. */
  tierOf?: (slot: number) => number;
}

/** Finds and ranks; what matches stands above what is similar, which is offered only when nothing matches. */
export function rankSlots(records: Records, query: Omit<IndexQuery, keyof Window>): Ranked {
  const allowed = allowedSlots(records, query.within);
  const { search } = query;
  if (!search) return inOrder(records, query.order, { slots: allSlots(records, allowed), tierOf: () => 0 });
  const { slots, matchCounts } = matchTerms(records, search.terms, allowed);
  if (slots.length === 0) return similar(search.literal ? [] : similarSlots(records, search.whole, allowed));
  const ranking = rankingOf(search);
  const scored = (score: Ranking['score']) => (slot: number) =>
    score(records.names[slot] ?? '', matchCounts[slot] ?? 0);
  if (query.order.by === 'relevance') return byScore(slots, scored(ranking.score));
  return inOrder(records, query.order, { slots, tierOf: scored(ranking.tier) });
}

/** The part of the results in a window, in order. */
export function windowOf(records: Records, { slots, places, similar, tierOf }: Ranked, window: Window): RankedWindow {
  const slotAt = (index: number) => slots[index] ?? 0;
  const inWindow = firstPlaces(places, window, (a, b) => compareNames(records, slotAt(a), slotAt(b))).map(slotAt);
  return { total: slots.length, slots: inWindow, similar, ...(tierOf && { tiers: inWindow.map(tierOf) }) };
}

interface Tiered {
  slots: Uint32Array;
  tierOf: (slot: number) => number;
}

function byScore(slots: Uint32Array, scoreOf: (slot: number) => number): Ranked {
  return { slots: slots.slice(), places: Float64Array.from(slots, (slot) => -scoreOf(slot)), similar: false };
}

/** Tier by tier, each in the requested order. */
function inOrder(records: Records, order: IndexOrder, { slots, tierOf }: Tiered): Ranked {
  const placeOf = placing(records, order, slots);
  const places = Float64Array.from(slots, (slot) => (MAX_TIERS - tierOf(slot)) * TIER_STEP + placeOf(slot));
  return { slots: slots.slice(), places, similar: false, ...(order.by === 'caller' && { tierOf }) };
}

function placing({ orders, ids }: Records, order: IndexOrder, slots: Uint32Array): (slot: number) => number {
  if (order.by === 'column') return orders.placesBy(order, slots);
  if (order.by !== 'random') return () => 0;
  const placeOf = randomPlaces(order.seed);
  return (slot) => placeOf(ids[slot] ?? '');
}

function similar(slots: number[]): Ranked {
  return { slots: Uint32Array.from(slots), places: Float64Array.from(slots.keys()), similar: true };
}

function allSlots(records: Records, allowed: Allowed): Uint32Array {
  const slots = new Uint32Array(records.slots);
  let count = 0;
  for (let slot = 0; slot < records.slots; slot += 1) if (allowed(slot)) slots[count++] = slot;
  return slots.subarray(0, count);
}

function allowedSlots(records: Records, within: readonly string[] | undefined): Allowed {
  if (!within) return (slot) => records.isAlive(slot);
  const flags = new Uint8Array(records.slots);
  for (const id of within) {
    const slot = records.slotOf(id);
    if (slot !== undefined) flags[slot] = 1;
  }
  return (slot) => flags[slot] === 1;
}
