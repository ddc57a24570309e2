import { rankSlots, windowOf, type IndexQuery } from './find-slots.js';
import { RecentSearches } from './recent-searches.js';
import { Records, type IndexedRecord } from './records.js';

/** A window of the results, in order. */
export interface SearchResult {
  /** How many records match. */
  total: number;
  ids: string[];
  /** How well each of `ids` answers the search: what has more stands above. Only where the order is the caller's. */
  tiers?: number[];
  /** Nothing contains the words; these are similar, in this order whatever was requested. */
  similar: boolean;
}

/** Empty slots are kept until they are many, and a good part of all. */
const [MANY_EMPTY, LARGE_PART] = [256, 0.25];
/** How many removed records are remembered, to ignore their older changes. */
const MAX_REMOVED = 10_000;

/** Finds a group's recipes by their texts, and orders them. Held in memory; independent of the storage. */
export class TextIndex {
  private records = new Records();
  private readonly removed = new Map<string, number>();
  private readonly searches = new RecentSearches();

  get count(): number {
    return this.records.count;
  }

  /** Memory in bytes, about. */
  get size(): number {
    return this.records.size + this.searches.size;
  }

  /** Adds or replaces a record, unless a newer revision is known. */
  put(record: IndexedRecord): void {
    if (record.revision <= this.revisionOf(record.id)) return;
    this.removed.delete(record.id);
    this.records.add(record);
    this.changed();
  }

  /** Takes a record out; older changes of it are ignored from now on. */
  remove(id: string, revision: number): void {
    if (revision < this.revisionOf(id)) return;
    this.records.remove(id);
    this.remember(id, revision);
    this.changed();
  }

  find(query: IndexQuery): SearchResult {
    const ranked = this.searches.of(query, () => rankSlots(this.records, query));
    const { slots, ...result } = windowOf(this.records, ranked, query);
    return { ...result, ids: slots.map((slot) => this.records.ids[slot] ?? '') };
  }

  private revisionOf(id: string): number {
    const slot = this.records.slotOf(id);
    return slot === undefined ? (this.removed.get(id) ?? -1) : (this.records.revisions[slot] ?? -1);
  }

  private remember(id: string, revision: number): void {
    this.removed.set(id, revision);
    const [oldest] = this.removed.keys();
    if (this.removed.size > MAX_REMOVED && oldest !== undefined) this.removed.delete(oldest);
  }

  private changed(): void {
    this.searches.forget();
    const empty = this.records.slots - this.records.count;
    if (empty > MANY_EMPTY && empty > this.records.slots * LARGE_PART) this.records = this.records.compacted();
  }
}
