import { nextKey, PLACE_BYTES, placesOf } from '../keys/bounds.js';
import type { KeyRange, Store } from '../store/store.js';

/** Entries read, and read again after a change, at once: well below a millisecond. */
const PIECE = 1024;

/** Entries that follow each other, up to where the next piece begins; without places they have to be read. */
interface Piece {
  readonly from: Buffer;
  places: Uint32Array | undefined;
}

/**
 * Which records the entries of an index range lead to, in the order of the entries: 4 bytes each. Kept in pieces, of
 * of which a change invalidates only one, so that a long range stays cached while others write.
 */
export class RememberedRange {
  /** Entries in the pieces that are known. */
  count = 0;
  private pieces: Piece[];
  private unknown = 1;

  constructor(readonly range: KeyRange) {
    this.pieces = [{ from: range.from, places: undefined }];
  }

  /** Whether every entry is known, at this moment. */
  get isKnown(): boolean {
    return this.unknown === 0;
  }

  /** Reads a piece that is not known. */
  learn(store: Store): void {
    const at = this.pieces.findIndex(({ places }) => !places);
    const piece = this.pieces[at];
    if (!piece) return;
    const to = this.pieces[at + 1]?.from ?? this.range.to;
    const { ends, last } = store.keyEnds({ from: piece.from, to }, PLACE_BYTES, PIECE);
    const places = placesOf(ends);
    piece.places = places;
    this.count += places.length;
    if (last && places.length === PIECE) this.pieces.splice(at + 1, 0, { from: nextKey(last), places: undefined });
    else this.unknown--;
    // Ranges by date grow at one end and shrink everywhere else.
    if (places.length === 0 && at > 0) this.pieces.splice(at, 1);
  }

  /** An entry of the range was added or removed. */
  changed(entry: Buffer): void {
    const piece = this.pieces[this.pieceWith(entry)];
    if (!piece?.places) return;
    this.count -= piece.places.length;
    piece.places = undefined;
    this.unknown++;
  }

  /** The places in order, or in the opposite one, some at a time. */
  *inOrder(isReversed = false): Generator<Uint32Array> {
    const { length } = this.pieces;
    for (let i = 0; i < length; i++) {
      const places = this.pieces[isReversed ? length - 1 - i : i]?.places;
      if (places) yield isReversed ? places.slice().reverse() : places;
    }
  }

  /** Up to `limit` places after the first `skip`; a limit of 0 means all. */
  window(skip: number, limit: number, isReversed: boolean): number[] {
    const result: number[] = [];
    const count = limit || Infinity;
    let before = 0;
    for (const places of this.inOrder(isReversed)) {
      const start = Math.max(0, skip - before);
      before += places.length;
      if (start < places.length) result.push(...places.subarray(start, start + count - result.length));
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
