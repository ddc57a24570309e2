/** What is cached of a record of a list: whether other data of it that are cached are current. */
export interface RecordStamp {
  _id: string;
  revision: number;
  rating: number | null;
}

/** The number of stamps of a block. */
export const BLOCK = 64;
const ID_BYTES = 16;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The stamps of consecutive records of a list, as far as they are known, in 28 bytes each. */
export class StampBlock {
  private readonly ids = Buffer.alloc(BLOCK * ID_BYTES);
  private readonly ratings = new Float64Array(BLOCK);
  /** Increased by one; 0 for an unknown record. */
  private readonly revisions = new Uint32Array(BLOCK);

  /** The stamp at this position of the block; null if it is unknown. */
  get(position: number): RecordStamp | null {
    const revision = this.revisions[position] ?? 0;
    if (revision === 0) return null;
    const rating = this.ratings[position] ?? NaN;
    return { _id: this.idAt(position), revision: revision - 1, rating: Number.isNaN(rating) ? null : rating };
  }

  /** Stores a stamp, unless its id is no UUID. */
  set(position: number, { _id, revision, rating }: RecordStamp): void {
    if (!UUID.test(_id)) return;
    this.ids.write(_id.replaceAll('-', ''), position * ID_BYTES, 'hex');
    this.ratings[position] = rating ?? NaN;
    this.revisions[position] = revision + 1;
  }

  private idAt(position: number): string {
    const hex = this.ids.toString('hex', position * ID_BYTES, (position + 1) * ID_BYTES);
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  }
}
