import type { Index } from '../../../catalogue/index-definition.js';
import { nextKey, recordIdOf } from '../../../keys/index-entry.js';
import { textInEntry } from '../../../keys/decode-text.js';
import { rangesOf } from '../../../plan/ranges.js';
import type { IndexPlan } from '../../../plan/planner.js';
import type { Store } from '../../../store/store.js';
import type { KeyRange } from '../../../store/key-table.js';
import type { Candidate, Scan } from './scan-types.js';

/** A list of ids may have thousands of ranges, most of them empty: the scan yields in between. */
const RANGES_PER_READ = 256;

/** Documents by the entries of an index, each once. */
export class IndexScan implements Scan {
  private readonly ranges: KeyRange[];
  private readonly returned: Set<number> | undefined;
  private readonly isReversed: boolean;
  readonly index: Index;
  private readonly mayFit: (entry: Buffer) => boolean;
  private toSkip = 0;
  private next = 0;

  constructor(
    private readonly store: Store,
    plan: IndexPlan,
  ) {
    this.index = plan.index;
    this.ranges = rangesOf(plan.index, plan.bounds);
    if (plan.isReversed) this.ranges.reverse();
    this.isReversed = plan.isReversed;
    this.returned = plan.index.stored.multikey ? new Set() : undefined;
    this.mayFit = entryTest(plan);
  }

  get isDone(): boolean {
    return this.next >= this.ranges.length;
  }

  read(limit: number): Candidate[] {
    const candidates: Candidate[] = [];
    let keysSeen = 0;
    for (let reads = 0; reads < RANGES_PER_READ && keysSeen < limit; reads++) {
      const range = this.ranges[this.next];
      if (!range) break;
      const keys = this.readRange(range, limit - keysSeen);
      keysSeen += keys.length;
      for (const key of keys) if (this.mayFit(key)) this.take(key, candidates);
    }
    return candidates;
  }

  skip(count: number): void {
    this.toSkip = count;
  }

  private readRange(range: KeyRange, limit: number): Buffer[] {
    if (this.toSkip > 0 && !this.skipInside(range)) return [];
    const keys = this.store.keys(range, limit, this.toSkip, this.isReversed);
    this.toSkip = 0;
    const last = keys.at(-1);
    if (!last || keys.length < limit) this.next++;
    else this.ranges[this.next] = this.rest(range, last);
    return keys;
  }

  /** Whether the next requested entry is in this range; otherwise the whole range is skipped. */
  private skipInside(range: KeyRange): boolean {
    const count = this.store.countKeys(range);
    if (count > this.toSkip) return true;
    this.toSkip -= count;
    this.next++;
    return false;
  }

  private rest({ from, to }: KeyRange, last: Buffer): KeyRange {
    return this.isReversed ? { from, to: last } : { from: nextKey(last), to };
  }

  private take(entry: Buffer, candidates: Candidate[]): void {
    const recordId = recordIdOf(entry);
    if (this.returned?.has(recordId)) return;
    this.returned?.add(recordId);
    candidates.push({ recordId, entry, index: this.index });
  }
}

/** Excludes texts that cannot match a regular expression by their keys, without reading the documents. */
function entryTest({ index, bounds }: IndexPlan): (entry: Buffer) => boolean {
  const points = bounds.slice(0, -1);
  const regex = bounds.at(-1)?.regex;
  if (!regex || points.some(({ intervals }) => intervals.length !== 1)) return () => true;
  const at = points.reduce((sum, { intervals }) => sum + (intervals[0]?.from.length ?? 0), index.prefix.length);
  const isDescending = (index.directions[points.length] ?? 1) < 0;
  return (entry) => {
    const text = textInEntry(entry, at, isDescending);
    return text === undefined || regex.test(text);
  };
}
