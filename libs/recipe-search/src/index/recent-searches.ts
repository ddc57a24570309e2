import type { IndexQuery, Ranked } from './find-slots.js';

/** So many searches; who pages through one, or types it again, is among the last to have asked. */
const MOST_SEARCHES = 64;
/** 6 MB. */
const MOST_FINDINGS = 500_000;
/** A number and its place. */
const BYTES_PER_FINDING = 12;

/** What the last searches found, in their orders: further pages, and the same search again, only cut out their part. */
export class RecentSearches {
  private readonly known = new Map<string, Ranked>();
  private findings = 0;

  /** What was found when this was asked for last, or what is found now. */
  of(query: IndexQuery, find: () => Ranked): Ranked {
    const key = keyOf(query);
    if (key === null) return find();
    const before = this.known.get(key);
    if (before) this.known.delete(key);
    const ranked = before ?? find();
    this.known.set(key, ranked);
    if (!before) this.added(ranked);
    return ranked;
  }

  /** To be called whenever a record changes. */
  forget(): void {
    this.known.clear();
    this.findings = 0;
  }

  /** Memory in bytes, about. */
  get size(): number {
    return this.findings * BYTES_PER_FINDING;
  }

  private added({ slots }: Ranked): void {
    this.findings += slots.length;
    for (const [key, oldest] of this.known) {
      if (this.known.size <= MOST_SEARCHES && this.findings <= MOST_FINDINGS) return;
      this.known.delete(key);
      this.findings -= oldest.slots.length;
    }
  }
}

/** What tells one search from another, whatever part of it is shown; null for what is not kept. */
function keyOf({ search, order, within }: IndexQuery): string | null {
  return within || order.by === 'caller' ? null : JSON.stringify([search, order]);
}
