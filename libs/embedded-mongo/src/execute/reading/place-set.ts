const PAGE_BITS = 16;
const PAGE_BYTES = 2 ** PAGE_BITS / 8;

/** A set of places, one bit each; only stretches of 65,536 places that have some take up room. */
export class PlaceSet {
  size = 0;
  private readonly pages = new Map<number, Uint8Array>();

  static of(pieces: Iterable<Uint32Array>): PlaceSet {
    const set = new PlaceSet();
    for (const places of pieces) for (const place of places) set.add(place);
    return set;
  }

  /** Whether it was not in the set yet. */
  add(place: number): boolean {
    const page = this.pages.get(place >>> PAGE_BITS) ?? this.addPage(place >>> PAGE_BITS);
    const [byte, bit] = [(place & 0xffff) >>> 3, 1 << (place & 7)];
    const old = page[byte] ?? 0;
    if (old & bit) return false;
    page[byte] = old | bit;
    this.size++;
    return true;
  }

  has(place: number): boolean {
    const page = this.pages.get(place >>> PAGE_BITS);
    return page !== undefined && ((page[(place & 0xffff) >>> 3] ?? 0) & (1 << (place & 7))) !== 0;
  }

  private addPage(number: number): Uint8Array {
    const page = new Uint8Array(PAGE_BYTES);
    this.pages.set(number, page);
    return page;
  }
}
