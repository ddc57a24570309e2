import type { SearchText } from '../text/searchable.js';
import { TrigramIndex } from '../trigrams/trigram-index.js';
import { ColumnOrders, type OrderValues } from './column-orders.js';
import { SlotIds } from './slot-ids.js';
import { TextStore } from './text-store.js';
import { withLength } from './typed-arrays.js';

/** A record in the index. */
export interface IndexedRecord {
  id: string;
  /** Increases with each change; older changes are ignored. */
  revision: number;
  text: SearchText;
  /** The values that it may be ordered by. */
  values: OrderValues;
}

const FIRST_SLOTS = 64;
/** Approximate size of a slot without its texts: its id, values and revision. */
const BYTES_PER_SLOT = 110;

/** Records in numbered slots. A changed record moves to a new slot; its old one stays empty. */
export class Records {
  /** The number of slots, including empty ones. */
  slots = 0;
  readonly ids = new SlotIds();
  readonly texts = new TextStore();
  readonly trigrams = new TrigramIndex();
  readonly orders = new ColumnOrders(this.ids, (slot) => this.isOccupied(slot));
  private revisions = new Float64Array(FIRST_SLOTS);
  /** The name is the beginning of the text. */
  private nameLengths = new Uint32Array(FIRST_SLOTS);
  private occupied = new Uint8Array(FIRST_SLOTS);

  /** The number of records. */
  get count(): number {
    return this.ids.count;
  }

  slotOf(id: string): number | undefined {
    return this.ids.slotOf(id);
  }

  isOccupied(slot: number): boolean {
    return this.occupied[slot] === 1;
  }

  /** The normalized name. */
  nameOf(slot: number): string {
    return this.texts.startOf(slot, this.nameLengths[slot] ?? 0);
  }

  revisionOf(slot: number): number {
    return this.revisions[slot] ?? -1;
  }

  add({ id, revision, text, values }: IndexedRecord): void {
    this.remove(id);
    const slot = this.slots;
    this.slots += 1;
    this.texts.add(text.all);
    this.trigrams.add(slot, this.texts.bytesOf(slot));
    this.nameLengths = withLength(this.nameLengths, slot + 1);
    this.nameLengths[slot] = text.name.length;
    this.revisions = withLength(this.revisions, slot + 1);
    this.revisions[slot] = revision;
    this.orders.add(values);
    this.ids.set(slot, id);
    this.occupied = withLength(this.occupied, slot + 1);
    this.occupied[slot] = 1;
  }

  remove(id: string): void {
    const slot = this.ids.slotOf(id);
    if (slot === undefined) return;
    this.ids.delete(id);
    this.occupied[slot] = 0;
    this.orders.invalidate();
  }

  /** A copy without the empty slots. */
  withoutEmptySlots(): Records {
    const copy = new Records();
    for (const slot of this.ids.slots()) copy.add(this.recordOf(slot));
    return copy;
  }

  /** Approximate size in bytes. */
  get size(): number {
    return this.texts.size + this.trigrams.size + this.slots * BYTES_PER_SLOT;
  }

  private recordOf(slot: number): IndexedRecord {
    const text = { name: this.nameOf(slot), all: this.texts.textOf(slot) };
    const values = this.orders.valuesOf(slot);
    return { id: this.ids.idOf(slot), revision: this.revisionOf(slot), text, values };
  }
}
