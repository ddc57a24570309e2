import type { Document } from 'bson';
import { decode, encode } from '../bson/convert.js';
import { RangeCache } from './range-cache.js';
import { toIndex, type Index, type StoredIndex } from './index-definition.js';

/** The stored definition of a collection. */
interface StoredCollection {
  readonly db: string;
  readonly name: string;
  readonly options: Document;
  readonly indexes: readonly StoredIndex[];
  /** Dropped indexes whose entries are still stored. */
  readonly garbage: readonly number[];
  /** Dropped: not visible any more; its records are being removed. */
  readonly dropped?: boolean;
}

/** A collection in memory. */
export class Collection {
  indexes: Index[];
  garbage: number[];
  dropped: boolean;
  /** The number of documents. */
  count = 0;
  /** The record id of the next document. */
  nextRecordId = 1;
  /** Incremented by every change, so that readers can detect whether the collection changed. */
  version = 0;
  /** Lists request the same index ranges repeatedly. */
  readonly ranges = new RangeCache();

  constructor(
    readonly id: number,
    public db: string,
    public name: string,
    readonly options: Document = {},
    stored: Partial<StoredCollection> = {},
  ) {
    this.indexes = (stored.indexes ?? []).map(toIndex);
    this.garbage = [...(stored.garbage ?? [])];
    this.dropped = stored.dropped ?? false;
  }

  static read(id: number, definition: Buffer): Collection {
    const stored = decode(definition) as StoredCollection;
    return new Collection(id, stored.db, stored.name, stored.options, stored);
  }

  get namespace(): string {
    return `${this.db}.${this.name}`;
  }

  /** Indexes that contain all their documents. */
  get completeIndexes(): Index[] {
    return this.indexes.filter(({ stored }) => !stored.building);
  }

  /** Indexes that queries may use: complete, not hidden, and not damaged. */
  get queryIndexes(): Index[] {
    return this.completeIndexes.filter((index) => !index.stored.hidden && !index.isDamaged);
  }

  definition(): Buffer {
    const { db, name, options, garbage, dropped } = this;
    const indexes = this.indexes.map((index) => index.stored);
    return encode({ db, name, options, indexes, garbage, dropped } satisfies StoredCollection);
  }
}
