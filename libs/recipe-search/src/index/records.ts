import type { SearchText } from '../text/searchable.js';
import { TrigramIndex } from '../trigrams/trigram-index.js';
import { ColumnOrders, type OrderValues } from './column-orders.js';
import { TextStore } from './text-store.js';

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
/** Approximate size of a slot without its texts: id, name, values and their entries in maps. */
const BYTES_PER_SLOT = 300;

/** Records in numbered slots. A changed record moves to a new slot; its old one stays empty. */
export class Records {
  /** The number of slots, including empty ones. */
  slots = 0;
  readonly names: string[] = [];
  readonly ids: string[] = [];
  readonly revisions: number[] = [];
  readonly texts = new TextStore();
  readonly trigrams = new TrigramIndex();
  readonly orders = new ColumnOrders(this.ids, (slot) => this.isOccupied(slot));
  private readonly slotById = new Map<string, number>();
  private occupied = new Uint8Array(FIRST_SLOTS);

  /** The number of records. */
  get count(): number {
    return this.slotById.size;
  }

  slotOf(id: string): number | undefined {
    return this.slotById.get(id);
  }

  isOccupied(slot: number): boolean {
    return this.occupied[slot] === 1;
  }

  add({ id, revision, text, values }: IndexedRecord): void {
    this.remove(id);
    const slot = this.slots;
    this.slots += 1;
    this.texts.add(text.all);
    this.trigrams.add(slot, this.texts.bytesOf(slot));
    this.names.push(text.name);
    this.ids.push(id);
    this.revisions.push(revision);
    this.orders.add(values);
    this.slotById.set(id, slot);
    this.setOccupied(slot, 1);
  }

  remove(id: string): void {
    const slot = this.slotById.get(id);
    if (slot === undefined) return;
    this.slotById.delete(id);
    this.setOccupied(slot, 0);
    this.orders.invalidate();
  }

  /** A copy without the empty slots. */
  withoutEmptySlots(): Records {
    const copy = new Records();
    for (const slot of this.slotById.values()) copy.add(this.recordOf(slot));
    return copy;
  }

  /** Approximate size in bytes. */
  get size(): number {
    return this.texts.size + this.trigrams.size + this.slots * BYTES_PER_SLOT;
  }

  private recordOf(slot: number): IndexedRecord {
    const text = { name: this.names[slot] ?? '', all: this.texts.textOf(slot) };
    const values = this.orders.valuesOf(slot);
    return { id: this.ids[slot] ?? '', revision: this.revisions[slot] ?? 0, text, values };
  }

  private setOccupied(slot: number, flag: 0 | 1): void {
    if (slot >= this.occupied.length) {
      const larger = new Uint8Array(this.occupied.length * 2);
      larger.set(this.occupied);
      this.occupied = larger;
    }
    this.occupied[slot] = flag;
  }
}
