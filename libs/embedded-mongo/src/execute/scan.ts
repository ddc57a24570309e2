import type { Collection } from '../catalogue/collection.js';
import { placeOf } from '../keys/bounds.js';
import { rangesOf } from '../plan/ranges.js';
import type { IndexPlan, Plan } from '../plan/planner.js';
import type { KeyRange, Store } from '../store/store.js';

/** A document that may be wanted; `raw` where it was read along the way. */
export interface Candidate {
  readonly place: number;
  readonly raw?: Buffer;
}

/** Gives candidates bit by bit. Remembers where it is by key, so that others may write meanwhile. */
export interface Scan {
  readonly isDone: boolean;
  /** The next candidates, at most `limit`; may be none although it is not done. */
  read(limit: number): Candidate[];
  /** Leaves out that many documents; only where the entries alone decide. */
  skip?(count: number): void;
}

const END = 2 ** 32;
/** A list of ids may make thousands of ranges, most of them empty: others get their turn in between. */
const RANGES_PER_READ = 256;

/** The scan that carries out a plan. */
export function openScan(store: Store, collection: Collection, plan: Plan, isBackwards = false): Scan {
  switch (plan.kind) {
    case 'index':
      return new IndexScan(store, plan);
    case 'union':
      return new PlacesScan(placesOfAll(store, plan.plans));
    default:
      return new CollectionScan(store, collection.id, isBackwards);
  }
}

/** All documents in the order they came in, or the opposite. */
export class CollectionScan implements Scan {
  isDone = false;
  private from = 0;
  private to = END;

  constructor(
    private readonly store: Store,
    private readonly collection: number,
    private readonly isBackwards: boolean,
  ) {}

  read(limit: number): Candidate[] {
    const records = this.store.records(this.collection, this.from, this.to, limit, this.isBackwards);
    const last = records.at(-1);
    if (last && this.isBackwards) this.to = last.place;
    else if (last) this.from = last.place + 1;
    this.isDone = records.length < limit;
    return records;
  }
}

/** Documents known by their places. */
export class PlacesScan implements Scan {
  private at = 0;

  constructor(private readonly places: readonly number[]) {}

  get isDone(): boolean {
    return this.at >= this.places.length;
  }

  read(limit: number): Candidate[] {
    const places = this.places.slice(this.at, this.at + limit);
    this.at += places.length;
    return places.map((place) => ({ place }));
  }

  skip(count: number): void {
    this.at += count;
  }
}

/** Documents by the entries of an index, each once. */
export class IndexScan implements Scan {
  private readonly ranges: KeyRange[];
  private readonly seen: Set<number> | undefined;
  private readonly isReversed: boolean;
  private toSkip = 0;
  private next = 0;

  constructor(
    private readonly store: Store,
    plan: IndexPlan,
  ) {
    this.ranges = rangesOf(plan.index, plan.bounds);
    if (plan.isReversed) this.ranges.reverse();
    this.isReversed = plan.isReversed;
    this.seen = plan.index.stored.multikey ? new Set() : undefined;
  }

  get isDone(): boolean {
    return this.next >= this.ranges.length;
  }

  read(limit: number): Candidate[] {
    const found: Candidate[] = [];
    for (let reads = 0; reads < RANGES_PER_READ && found.length < limit; reads++) {
      const range = this.ranges[this.next];
      if (!range) break;
      for (const key of this.readRange(range, limit - found.length)) this.take(placeOf(key), found);
    }
    return found;
  }

  skip(count: number): void {
    this.toSkip = count;
  }

  private readRange(range: KeyRange, limit: number): Buffer[] {
    if (this.toSkip > 0 && !this.skipInside(range)) return [];
    const keys = this.store.keys(range, limit, this.toSkip, this.isReversed);
    this.toSkip = 0;
    const last = keys.at(-1);
    if (!last || keys.length < limit) this.next++;
    else this.ranges[this.next] = this.rest(range, last);
    return keys;
  }

  /** Whether the next wanted entry is in this range; otherwise the whole range is skipped. */
  private skipInside(range: KeyRange): boolean {
    const count = this.store.countKeys(range);
    if (count > this.toSkip) return true;
    this.toSkip -= count;
    this.next++;
    return false;
  }

  private rest({ from, to }: KeyRange, last: Buffer): KeyRange {
    return this.isReversed ? { from, to: last } : { from: Buffer.concat([last, Buffer.from([0])]), to };
  }

  private take(place: number, found: Candidate[]): void {
    if (this.seen?.has(place)) return;
    this.seen?.add(place);
    found.push({ place });
  }
}

function placesOfAll(store: Store, plans: readonly IndexPlan[]): number[] {
  const places = new Set<number>();
  for (const plan of plans) {
    for (const range of rangesOf(plan.index, plan.bounds)) {
      for (const key of store.keys(range, END)) places.add(placeOf(key));
    }
  }
  return [...places].sort((a, b) => a - b);
}
