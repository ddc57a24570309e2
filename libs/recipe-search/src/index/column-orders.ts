/** Values that records may be ordered by, under their names; null when there is nothing. */
export type OrderValues = Readonly<Record<string, string | number | null>>;

/** An order by one value. What is equal stands in the order of the ids, forwards or backwards as the values do. */
export interface ColumnOrder {
  column: string;
  direction: 'asc' | 'desc';
  nulls: 'first' | 'last';
}

/** So many findings, of all, are ranked by themselves. */
const SMALL_PART = 0.25;

/** Where each slot stands among those that have a value, or among those that have none; smallest first. */
interface Ranks {
  ranks: Uint32Array;
  empty: Uint8Array;
  withValue: number;
  without: number;
}

/** The values of all records, and the orders they make: computed on demand, cached until something changes. */
export class ColumnOrders {
  private readonly values: OrderValues[] = [];
  private readonly cache = new Map<string, Ranks>();

  constructor(
    private readonly ids: readonly string[],
    private readonly isAlive: (slot: number) => boolean,
  ) {}

  add(values: OrderValues): void {
    this.values.push(values);
    this.changed();
  }

  changed(): void {
    this.cache.clear();
  }

  valuesOf(slot: number): OrderValues {
    return this.values[slot] ?? {};
  }

  /** Gives each of the slots its place in an order, as numbers that grow. */
  placesBy({ column, direction, nulls }: ColumnOrder, slots: Uint32Array): (slot: number) => number {
    const { ranks, empty, withValue, without } = this.ranksOf(column, slots);
    const place = (slot: number, count: number) =>
      direction === 'asc' ? (ranks[slot] ?? 0) : count - 1 - (ranks[slot] ?? 0);
    const [startOfValues, startOfNulls] = nulls === 'first' ? [without, 0] : [0, withValue];
    return (slot) => (empty[slot] === 1 ? startOfNulls + place(slot, without) : startOfValues + place(slot, withValue));
  }

  /** Ranks of all records are cached. While records change, ranking a few results only is much faster. */
  private ranksOf(column: string, slots: Uint32Array): Ranks {
    const cached = this.cache.get(column);
    if (cached) return cached;
    if (slots.length < this.values.length * SMALL_PART) return this.rank(column, [...slots]);
    const ranks = this.rank(column, [...this.values.keys()].filter(this.isAlive));
    this.cache.set(column, ranks);
    return ranks;
  }

  private rank(column: string, slots: number[]): Ranks {
    const valueOf = (slot: number) => this.values[slot]?.[column] ?? null;
    const [filled, empty] = [
      slots.filter((slot) => valueOf(slot) !== null),
      slots.filter((slot) => valueOf(slot) === null),
    ];
    const byId = (a: number, b: number) => compare(this.ids[a] ?? '', this.ids[b] ?? '');
    filled.sort((a, b) => compare(valueOf(a) ?? '', valueOf(b) ?? '') || byId(a, b));
    empty.sort(byId);
    const result = { ranks: new Uint32Array(this.values.length), empty: new Uint8Array(this.values.length) };
    filled.forEach((slot, rank) => (result.ranks[slot] = rank));
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
