import { SlotIds, TextStore, withLength } from '@larder/recipe-search';

/** A row of the cache. It stays readable when it is no longer cached. */
export interface CachedRow {
  readonly text: string;
}

/**
 * Caches texts by id and revision in buffers outside of the heap, whose collections need not visit them. It has a newer
 * and an older half: when the newer one is full it replaces the older one, whose rows are forgotten unless they were used.
 */
export class RowCache {
  private newer = new Rows();
  private older = new Rows();

  constructor(private readonly maxBytes: number) {}

  /** The row of a record if it is cached with this revision. */
  find(id: string, revision: number): CachedRow | null {
    const row = this.newer.find(id, revision);
    if (row) return row;
    const older = this.older.find(id, revision);
    return older && this.add(id, revision, older.text);
  }

  /** Caches a row instead of earlier ones of the record. */
  add(id: string, revision: number, text: string): CachedRow {
    if (this.newer.size >= this.maxBytes / 2) [this.older, this.newer] = [this.newer, new Rows()];
    return this.newer.add(id, revision, text);
  }

  /** Size in bytes. */
  get size(): number {
    return this.newer.size + this.older.size;
  }
}

/** Approximate size of a row without its text, in bytes. */
const BYTES_PER_ROW = 36;

class Rows {
  private readonly ids = new SlotIds();
  private readonly texts = new TextStore('utf8');
  private revisions = new Float64Array();
  private count = 0;

  get size(): number {
    return this.texts.size + this.count * BYTES_PER_ROW;
  }

  find(id: string, revision: number): CachedRow | null {
    const slot = this.ids.slotOf(id);
    return slot === undefined || this.revisions[slot] !== revision ? null : this.rowAt(slot);
  }

  add(id: string, revision: number, text: string): CachedRow {
    const slot = this.texts.add(text);
    this.ids.set(slot, id);
    this.revisions = withLength(this.revisions, slot + 1);
    this.revisions[slot] = revision;
    this.count += 1;
    return this.rowAt(slot);
  }

  private rowAt(slot: number): CachedRow {
    const { texts } = this;
    return {
      get text() {
        return texts.textOf(slot);
      },
    };
  }
}
