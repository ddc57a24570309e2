import { documentValue } from '../../bson/value.js';
import { compareSortKeys, sortKeyOf, type SortField, type SortKey } from '../../query/sort.js';
import type { StoredRecord } from '../../store/store.js';

interface Entry {
  readonly recordId: number;
  readonly key: SortKey;
}

/** How far the list may exceed the limit before it is cut. */
const SLACK = 1000;

/** Sorts documents by their keys and record ids; with a limit, keeps no more of them than needed. */
export class Sorter {
  private entries: Entry[] = [];
  private readonly limit: number;

  /** @param limit the number of documents to keep; 0 for all */
  constructor(
    private readonly fields: readonly SortField[],
    limit: number,
  ) {
    this.limit = limit > 0 ? limit : Infinity;
  }

  add({ recordId, raw }: StoredRecord): void {
    this.entries.push({ recordId, key: sortKeyOf(documentValue(raw), this.fields) });
    if (this.entries.length > this.limit * 2 + SLACK) this.cut();
  }

  /** Record ids of the documents in order; equal ones in insertion order. */
  recordIds(): number[] {
    this.cut();
    return this.entries.map((entry) => entry.recordId);
  }

  private cut(): void {
    this.entries.sort((a, b) => compareSortKeys(a.key, b.key, this.fields) || a.recordId - b.recordId);
    if (this.entries.length > this.limit) this.entries.length = this.limit;
  }
}
