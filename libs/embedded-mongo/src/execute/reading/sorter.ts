import { documentValue } from '../../bson/value.js';
import { compareSortKeys, sortKeyOf, type SortField, type SortKey } from '../../query/sort.js';
import type { StoredRecord } from '../../store/store.js';

interface Entry {
  readonly place: number;
  readonly key: SortKey;
}

/** How far the list may outgrow what is wanted before it is cut. */
const SLACK = 1000;

/** Sorts documents by keeping their keys and places only; with a limit, no more of them than needed. */
export class Sorter {
  private entries: Entry[] = [];
  private readonly limit: number;

  /** @param limit how many of the first documents matter; 0 for all */
  constructor(
    private readonly fields: readonly SortField[],
    limit: number,
  ) {
    this.limit = limit > 0 ? limit : Infinity;
  }

  add({ place, raw }: StoredRecord): void {
    this.entries.push({ place, key: sortKeyOf(documentValue(raw), this.fields) });
    if (this.entries.length > this.limit * 2 + SLACK) this.cut();
  }

  /** Places of the documents in order; equal ones in the order they came into the collection. */
  places(): number[] {
    this.cut();
    return this.entries.map((entry) => entry.place);
  }

  private cut(): void {
    this.entries.sort((a, b) => compareSortKeys(a.key, b.key, this.fields) || a.place - b.place);
    if (this.entries.length > this.limit) this.entries.length = this.limit;
  }
}
