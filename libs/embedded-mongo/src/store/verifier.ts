import { checksumOf } from './files/checksum.js';
import type { Damage } from './files/damage.js';
import { RECORD_IDS_PER_COLLECTION } from './record-ids.js';

/** A row of `records` or `collections`: id, bytes, checksum. Rows of older formats have no checksum yet. */
export type ChecksummedRow = readonly [id: number, bytes: Buffer, checksum: number | null];

/** Verifies that read data is what was written. */
export class Verifier {
  /** Set once every record has a checksum: then one without is damaged. */
  isComplete = false;
  /** The name of the collection with this number, for messages. */
  nameOf: (collection: number) => string = (collection) => `collection number ${collection}`;

  constructor(readonly damage: Damage) {}

  isIntact([id, bytes, checksum]: ChecksummedRow): boolean {
    return checksum === null ? !this.isComplete : checksum === checksumOf(id, bytes);
  }

  /**
   * The bytes of a document.
   *
   * @throws CommandError when the checksum does not match
   */
  checkedBytes(row: ChecksummedRow): Buffer {
    if (this.isIntact(row)) return row[1];
    throw this.damage.error(`document ${this.describe(row[0])} is not as it was written`);
  }

  /**
   * Checks rows that were read in ascending or descending order of their ids.
   *
   * @throws CommandError when the order is wrong, since rows would be lost
   */
  checkOrder(rows: readonly ChecksummedRow[], isReversed: boolean): void {
    for (let i = 1; i < rows.length; i++) {
      const [before, now] = [rows[i - 1]?.[0] ?? 0, rows[i]?.[0] ?? 0];
      if (isReversed ? before <= now : before >= now) throw this.damage.error(`the order of documents is broken`);
    }
  }

  /**
   * Checks keys that were read from a range.
   *
   * @throws CommandError when they are outside of it or not in order
   */
  checkKeys(keys: readonly Buffer[], from: Buffer, to: Buffer, isReversed: boolean): void {
    const [first, last] = [keys[0], keys.at(-1)];
    if (!first || !last) return;
    const [low, high] = isReversed ? [last, first] : [first, last];
    let isSound = Buffer.compare(low, from) >= 0 && Buffer.compare(high, to) < 0;
    for (let i = 1; i < keys.length && isSound; i++) {
      const order = Buffer.compare(keys[i - 1] ?? low, keys[i] ?? low);
      isSound = isReversed ? order > 0 : order < 0;
    }
    if (!isSound) throw this.damage.error(`the order of index number ${from.readUInt32BE(0)} is broken`);
  }

  private describe(id: number): string {
    return `${id % RECORD_IDS_PER_COLLECTION} of ${this.nameOf(Math.floor(id / RECORD_IDS_PER_COLLECTION))}`;
  }
}
