import type { Document } from 'bson';
import { decode, encode } from '../bson/convert.js';
import { RangeMemory } from './range-memory.js';
import { toIndex, type Index, type StoredIndex } from './index-definition.js';

/** How a collection's definition is kept. */
interface StoredCollection {
  readonly db: string;
  readonly name: string;
  readonly options: Document;
  readonly indexes: readonly StoredIndex[];
  /** Dropped indexes whose entries are still stored. */
  readonly garbage: readonly number[];
  /** Gone for everybody; its records are being removed. */
  readonly dropped?: boolean;
}

/** A collection as long as the process runs. */
export class Collection {
  indexes: Index[];
  garbage: number[];
  dropped: boolean;
  /** How many documents there are. */
  count = 0;
  /** Where the next document goes. */
  nextPlace = 1;
  /** Incremented by every change, so that readers can detect whether the collection changed. */
  version = 0;
  /** Lists ask for the same stretches of indexes again and again. */
  readonly ranges = new RangeMemory();

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

  /** Indexes that hold every document they should. */
  get completeIndexes(): Index[] {
    return this.indexes.filter(({ stored }) => !stored.building);
  }

  /** Indexes that queries may use: complete, not hidden, and nothing was found wrong with them. */
  get queryIndexes(): Index[] {
    return this.completeIndexes.filter((index) => !index.stored.hidden && !index.isSuspect);
  }

  definition(): Buffer {
    const { db, name, options, garbage, dropped } = this;
    const indexes = this.indexes.map((index) => index.stored);
    return encode({ db, name, options, indexes, garbage, dropped } satisfies StoredCollection);
  }
}
