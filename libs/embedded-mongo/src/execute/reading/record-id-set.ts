const PAGE_BITS = 16;
const PAGE_BYTES = 2 ** PAGE_BITS / 8;

/** A set of record ids, one bit each; only blocks of 65,536 ids with members use memory. */
export class RecordIdSet {
  size = 0;
  private readonly pages = new Map<number, Uint8Array>();

  static of(pieces: Iterable<Uint32Array>): RecordIdSet {
    const set = new RecordIdSet();
    for (const recordIds of pieces) for (const recordId of recordIds) set.add(recordId);
    return set;
  }

  /** Whether it was added, not a member before. */
  add(recordId: number): boolean {
    const page = this.pages.get(recordId >>> PAGE_BITS) ?? this.addPage(recordId >>> PAGE_BITS);
    const [byte, bit] = [(recordId & 0xffff) >>> 3, 1 << (recordId & 7)];
    const old = page[byte] ?? 0;
    if (old & bit) return false;
    page[byte] = old | bit;
    this.size++;
    return true;
  }

  has(recordId: number): boolean {
    const page = this.pages.get(recordId >>> PAGE_BITS);
    return page !== undefined && ((page[(recordId & 0xffff) >>> 3] ?? 0) & (1 << (recordId & 7))) !== 0;
  }

  private addPage(number: number): Uint8Array {
    const page = new Uint8Array(PAGE_BYTES);
    this.pages.set(number, page);
    return page;
  }
}
