import { rankSlots, windowOf, type IndexQuery } from './find-slots.js';
import { RecentSearches } from './recent-searches.js';
import { Records, type IndexedRecord } from './records.js';

/** A window of the results, in order. */
export interface SearchResult {
  /** The number of matching records. */
  total: number;
  ids: string[];
  /** The relevance of each of `ids`, the largest first; only for an order of the caller. */
  tiers?: number[];
  /** Whether no record matches and these are similar ones, ordered by similarity regardless of the requested order. */
  similar: boolean;
}

/** Empty slots are removed when there are more than this number, and more than this share of all slots. */
const [MIN_EMPTY_SLOTS, MIN_EMPTY_SHARE] = [256, 0.25];
/** Maximum number of removed records whose revision is stored, to ignore older changes of them. */
const MAX_REMOVED = 10_000;

/** An in-memory index that finds and orders a group's recipes by their texts. */
export class TextIndex {
  private records = new Records();
  private readonly removed = new Map<string, number>();
  private readonly searches = new RecentSearches();

  /** The number of records. */
  get count(): number {
    return this.records.count;
  }

  /** Approximate size in bytes. */
  get size(): number {
    return this.records.size + this.searches.size;
  }

  /** Adds or replaces a record, unless the index has a newer revision. */
  put(record: IndexedRecord): void {
    if (record.revision <= this.revisionOf(record.id)) return;
    this.removed.delete(record.id);
    this.records.add(record);
    this.afterChange();
  }

  /** Removes a record; older changes of it are ignored afterwards. */
  remove(id: string, revision: number): void {
    if (revision < this.revisionOf(id)) return;
    this.records.remove(id);
    this.storeRemoved(id, revision);
    this.afterChange();
  }

  find(query: IndexQuery): SearchResult {
    const ranked = this.searches.of(query, () => rankSlots(this.records, query));
    const { slots, ...result } = windowOf(this.records, ranked, query);
    return { ...result, ids: slots.map((slot) => this.records.ids.idOf(slot)) };
  }

  private revisionOf(id: string): number {
    const slot = this.records.slotOf(id);
    return slot === undefined ? (this.removed.get(id) ?? -1) : this.records.revisionOf(slot);
  }

  private storeRemoved(id: string, revision: number): void {
    this.removed.set(id, revision);
    const [oldest] = this.removed.keys();
    if (this.removed.size > MAX_REMOVED && oldest !== undefined) this.removed.delete(oldest);
  }

  private afterChange(): void {
    this.searches.clear();
    const empty = this.records.slots - this.records.count;
    if (empty > MIN_EMPTY_SLOTS && empty > this.records.slots * MIN_EMPTY_SHARE)
      this.records = this.records.withoutEmptySlots();
  }
}
