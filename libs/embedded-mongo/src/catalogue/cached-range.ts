import { nextKey, RECORD_ID_BYTES, recordIdsOf } from '../keys/index-entry.js';
import type { Store } from '../store/store.js';
import type { KeyRange } from '../store/key-table.js';

/** The number of entries read at once, also after a change: well below a millisecond. */
const PIECE = 1024;

/** Consecutive entries, up to the start of the next piece; without record ids they have to be read. */
interface Piece {
  readonly from: Buffer;
  recordIds: Uint32Array | undefined;
}

/**
 * The record ids of the entries in an index range, in order: 4 bytes each. Stored in pieces, of which a change
 * invalidates only one, so that a long range stays cached during writes.
 */
export class CachedRange {
  /** The number of entries in loaded pieces. */
  count = 0;
  private pieces: Piece[];
  private unloaded = 1;

  constructor(readonly range: KeyRange) {
    this.pieces = [{ from: range.from, recordIds: undefined }];
  }

  /** Whether all pieces are loaded at this moment. */
  get isLoaded(): boolean {
    return this.unloaded === 0;
  }

  /** Loads a piece that is not loaded. */
  load(store: Store): void {
    const at = this.pieces.findIndex(({ recordIds }) => !recordIds);
    const piece = this.pieces[at];
    if (!piece) return;
    const to = this.pieces[at + 1]?.from ?? this.range.to;
    const { ends, last } = store.keyEnds({ from: piece.from, to }, RECORD_ID_BYTES, PIECE);
    const recordIds = recordIdsOf(ends);
    piece.recordIds = recordIds;
    this.count += recordIds.length;
    if (last && recordIds.length === PIECE)
      this.pieces.splice(at + 1, 0, { from: nextKey(last), recordIds: undefined });
    else this.unloaded--;
    // Ranges by date grow at one end and shrink anywhere.
    if (recordIds.length === 0 && at > 0) this.pieces.splice(at, 1);
  }

  /** An entry of the range was added or removed. */
  invalidate(entry: Buffer): void {
    const piece = this.pieces[this.pieceWith(entry)];
    if (!piece?.recordIds) return;
    this.count -= piece.recordIds.length;
    piece.recordIds = undefined;
    this.unloaded++;
  }

  /** The record ids in order or reversed, in chunks. */
  *inOrder(isReversed = false): Generator<Uint32Array> {
    const { length } = this.pieces;
    for (let i = 0; i < length; i++) {
      const recordIds = this.pieces[isReversed ? length - 1 - i : i]?.recordIds;
      if (recordIds) yield isReversed ? recordIds.slice().reverse() : recordIds;
    }
  }

  /** Up to `limit` recordIds after the first `skip`; a limit of 0 means all. */
  window(skip: number, limit: number, isReversed: boolean): number[] {
    const result: number[] = [];
    const count = limit || Infinity;
    let before = 0;
    for (const recordIds of this.inOrder(isReversed)) {
      const start = Math.max(0, skip - before);
      before += recordIds.length;
      if (start < recordIds.length) result.push(...recordIds.subarray(start, start + count - result.length));
      if (result.length >= count) break;
    }
    return result;
  }

  /** The last piece that begins at or before this entry. */
  private pieceWith(entry: Buffer): number {
    let [low, high] = [0, this.pieces.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      const from = this.pieces[middle]?.from;
      if (from && Buffer.compare(from, entry) <= 0) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
