import { firstPlaces, type Window } from '../ranking/first-places.js';
import { randomPlaces } from '../ranking/random-place.js';
import { MOST_TIERS, rankingOf, type Ranking } from '../ranking/relevance.js';
import type { ParsedSearch } from '../text/parse-search.js';
import type { ColumnOrder } from './column-orders.js';
import { matchTerms, type Allowed } from './match-terms.js';
import type { Records } from './records.js';
import { compareNames, similarSlots } from './similar-slots.js';

/** How findings are ordered: as the search ranks them, by a value, by chance, or later by the caller. */
export type IndexOrder =
  { by: 'relevance' } | ({ by: 'column' } & ColumnOrder) | { by: 'random'; seed: string } | { by: 'caller' };

/** What is looked for. */
export interface IndexQuery extends Window {
  /** Null: everything. */
  search: ParsedSearch | null;
  order: IndexOrder;
  /** Only these records; absent: all. */
  within?: readonly string[] | undefined;
}

export interface FoundSlots {
  total: number;
  slots: number[];
  tiers?: number[];
  similar: boolean;
}

/** Above all places that an order by value or chance gives within a tier. */
const TIER_STEP = 2 ** 33;

/** Finds and orders; what matches stands above what is similar, which is offered only when nothing matches. */
export function findSlots(records: Records, query: IndexQuery): FoundSlots {
  const allowed = allowedSlots(records, query.within);
  const { search } = query;
  if (!search) return inOrder(records, query, { slots: allSlots(records, allowed), tierOf: () => 0 });
  const { slots, found } = matchTerms(records, search.terms, allowed);
  if (slots.length === 0) return similar(search.literal ? [] : similarSlots(records, search.whole, allowed), query);
  const ranking = rankingOf(search);
  const valued = (judge: Ranking['score']) => (slot: number) => judge(records.names[slot] ?? '', found[slot] ?? 0);
  if (query.order.by === 'relevance') return byScore(records, query, slots, valued(ranking.score));
  return inOrder(records, query, { slots, tierOf: valued(ranking.tier) });
}

interface Tiered {
  slots: Uint32Array;
  tierOf: (slot: number) => number;
}

function byScore(records: Records, window: Window, slots: Uint32Array, scoreOf: (slot: number) => number): FoundSlots {
  const places = Float64Array.from(slots, (slot) => -scoreOf(slot));
  return taken(records, window, slots, places);
}

/** Tier by tier, each in the order asked for. */
function inOrder(records: Records, query: IndexQuery, { slots, tierOf }: Tiered): FoundSlots {
  const placeOf = placing(records, query.order);
  const places = Float64Array.from(slots, (slot) => (MOST_TIERS - tierOf(slot)) * TIER_STEP + placeOf(slot));
  const found = taken(records, query, slots, places);
  return query.order.by === 'caller' ? { ...found, tiers: found.slots.map(tierOf) } : found;
}

function placing({ orders, ids }: Records, order: IndexOrder): (slot: number) => number {
  if (order.by === 'column') return orders.placesBy(order);
  if (order.by !== 'random') return () => 0;
  const placeOf = randomPlaces(order.seed);
  return (slot) => placeOf(ids[slot] ?? '');
}

function taken(records: Records, window: Window, slots: Uint32Array, places: Float64Array): FoundSlots {
  const slotAt = (index: number) => slots[index] ?? 0;
  const shown = firstPlaces(places, window, (a, b) => compareNames(records, slotAt(a), slotAt(b)));
  return { total: slots.length, slots: shown.map(slotAt), similar: false };
}

function similar(slots: number[], { skip, limit }: Window): FoundSlots {
  return { total: slots.length, slots: slots.slice(skip, skip + limit), similar: true };
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
