import { Column } from './column.js';
import type { SlotIds } from './slot-ids.js';

/** Values that a record may be ordered by, by name; null for missing ones. */
export type OrderValues = Readonly<Record<string, string | number | null>>;

/** An order by one value; equal values are ordered by id in the same direction. */
export interface ColumnOrder {
  column: string;
  direction: 'asc' | 'desc';
  nulls: 'first' | 'last';
}

/** Share of all records up to which only the results are ranked, not all records. */
const MAX_PARTIAL_SHARE = 0.25;

/** The rank of each slot, smallest first, among those with a value, or among those without one. */
interface Ranks {
  ranks: Uint32Array;
  empty: Uint8Array;
  withValue: number;
  without: number;
}

/** The values of all records and their orders, which are computed on demand and cached until a record changes. */
export class ColumnOrders {
  private readonly columns = new Map<string, Column>();
  private slots = 0;
  private readonly cache = new Map<string, Ranks>();

  constructor(
    private readonly ids: SlotIds,
    private readonly isOccupied: (slot: number) => boolean,
  ) {}

  add(values: OrderValues): void {
    for (const [name, value] of Object.entries(values)) {
      if (value === null) continue;
      const column = this.columns.get(name) ?? new Column();
      this.columns.set(name, column);
      column.set(this.slots, value);
    }
    this.slots += 1;
    this.invalidate();
  }

  invalidate(): void {
    this.cache.clear();
  }

  valuesOf(slot: number): OrderValues {
    return Object.fromEntries([...this.columns].map(([name, column]) => [name, column.get(slot)]));
  }

  /** Returns a sort key for each of the slots; the smallest is first. */
  sortKeysBy({ column, direction, nulls }: ColumnOrder, slots: Uint32Array): (slot: number) => number {
    const { ranks, empty, withValue, without } = this.ranksOf(column, slots);
    const rankIn = (slot: number, count: number) =>
      direction === 'asc' ? (ranks[slot] ?? 0) : count - 1 - (ranks[slot] ?? 0);
    const [startOfValues, startOfNulls] = nulls === 'first' ? [without, 0] : [0, withValue];
    return (slot) =>
      empty[slot] === 1 ? startOfNulls + rankIn(slot, without) : startOfValues + rankIn(slot, withValue);
  }

  /** The ranks of all records are cached. If they are not, ranking only a few results is much faster. */
  private ranksOf(column: string, slots: Uint32Array): Ranks {
    const cached = this.cache.get(column);
    if (cached) return cached;
    if (slots.length < this.slots * MAX_PARTIAL_SHARE) return this.rank(column, [...slots]);
    const ranks = this.rank(column, Array.from({ length: this.slots }, (_, slot) => slot).filter(this.isOccupied));
    this.cache.set(column, ranks);
    return ranks;
  }

  private rank(column: string, slots: number[]): Ranks {
    const values = this.columns.get(column);
    const filled: { slot: number; value: string | number }[] = [];
    const empty: number[] = [];
    for (const slot of slots) {
      const value = values?.get(slot) ?? null;
      if (value === null) empty.push(slot);
      else filled.push({ slot, value });
    }
    filled.sort((a, b) => compare(a.value, b.value) || this.ids.compare(a.slot, b.slot));
    empty.sort((a, b) => this.ids.compare(a, b));
    const result = { ranks: new Uint32Array(this.slots), empty: new Uint8Array(this.slots) };
    filled.forEach(({ slot }, rank) => (result.ranks[slot] = rank));
    empty.forEach((slot, rank) => {
      result.ranks[slot] = rank;
      result.empty[slot] = 1;
    });
    return { ...result, withValue: filled.length, without: empty.length };
  }
}

function compare<Value extends string | number>(a: Value, b: Value): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
