import type { KeyRange } from '../store/store.js';

const MOST = 1_000;

/** How many entries ranges hold, as long as nothing was written: counting reads them all. */
export class RememberedCounts {
  private readonly counts = new Map<string, number>();
  private version = -1;

  /** The count of a range of a collection at this version; counted when it is not known. */
  of({ from, to }: KeyRange, version: number, count: () => number): number {
    if (version !== this.version || this.counts.size >= MOST) this.counts.clear();
    this.version = version;
    const range = `${from.toString('latin1')}\n${to.toString('latin1')}`;
    const known = this.counts.get(range) ?? count();
    this.counts.set(range, known);
    return known;
  }
}
