import type { Index } from '../../../catalogue/index-definition.js';
import { nextKey, recordIdOf } from '../../../keys/index-entry.js';
import { Rank } from '../../../bson/tags.js';
import { textInEntry } from '../../../keys/decode-text.js';
import { MAX_INDEXED_BYTES, rankByte } from '../../../keys/encode.js';
import { requiredTexts } from '../../../plan/required-texts.js';
import { rangesOf } from '../../../plan/ranges.js';
import type { IndexPlan } from '../../../plan/planner.js';
import type { Store } from '../../../store/store.js';
import type { KeyFilter, KeyRange } from '../../../store/key-table.js';
import type { Candidate, Scan } from './scan-types.js';

/** A list of ids may have thousands of ranges, most of them empty: the scan yields in between. */
const RANGES_PER_READ = 256;
/** How many entries the store tests at once; the most take about a millisecond. */
const [MIN_TESTED, MAX_TESTED] = [256, 4096];
/** More alternatives are tested one by one. */
const MAX_TEXTS = 16;
/** The bytes of the last character of a text that was cut may be missing. */
const MAX_CHARACTER_BYTES = 4;

/** Documents by the entries of an index, each once. */
export class IndexScan implements Scan {
  private readonly ranges: KeyRange[];
  private readonly returned: Set<number> | undefined;
  private readonly isReversed: boolean;
  readonly index: Index;
  private readonly test: EntryTest | undefined;
  /** How many entries the store tests next: more while few of them fit. */
  private tested = 0;
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
    this.test = entryTest(plan);
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
      // A filtered read has tested many more.
      keysSeen += this.tested > 0 ? limit : keys.length;
      for (const key of keys) if (this.test?.mayFit(key) ?? true) this.take(key, candidates);
    }
    return candidates;
  }

  skip(count: number): void {
    this.toSkip = count;
  }

  private readRange(range: KeyRange, limit: number): Buffer[] {
    if (this.toSkip > 0 && !this.skipInside(range)) return [];
    if (this.toSkip === 0 && this.test?.filter && isOfTexts(range, this.test.at))
      return this.readFiltered(range, this.test.filter, limit);
    const keys = this.store.keys(range, limit, this.toSkip, this.isReversed);
    this.toSkip = 0;
    const last = keys.at(-1);
    if (!last || keys.length < limit) this.next++;
    else this.ranges[this.next] = this.rest(range, last);
    return keys;
  }

  private readFiltered(range: KeyRange, filter: KeyFilter, limit: number): Buffer[] {
    const tested = Math.max(limit, this.tested, MIN_TESTED);
    const { keys, read, last } = this.store.keysWith(range, filter, tested, this.isReversed);
    this.tested = keys.length * 4 < limit ? Math.min(tested * 2, MAX_TESTED) : MIN_TESTED;
    const end = keys.length > limit ? keys[limit - 1] : last;
    if (!end || (keys.length <= limit && read < tested)) this.next++;
    else this.ranges[this.next] = this.rest(range, end);
    return keys.slice(0, limit);
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
interface EntryTest {
  /** The offset of the text in an entry. */
  readonly at: number;
  mayFit(entry: Buffer): boolean;
  /** What the store can test. */
  readonly filter?: KeyFilter;
}

function entryTest({ index, bounds }: IndexPlan): EntryTest | undefined {
  const points = bounds.slice(0, -1);
  const regex = bounds.at(-1)?.regex;
  if (!regex || points.some(({ intervals }) => intervals.length !== 1)) return undefined;
  const at = points.reduce((sum, { intervals }) => sum + (intervals[0]?.from.length ?? 0), index.prefix.length);
  const isDescending = (index.directions[points.length] ?? 1) < 0;
  const mayFit = (entry: Buffer) => {
    const text = textInEntry(entry, at, isDescending);
    return text === undefined || regex.test(text);
  };
  const texts = isDescending ? null : requiredTexts(regex);
  if (!texts || texts.length > MAX_TEXTS) return { at, mayFit };
  const length = at + MAX_INDEXED_BYTES - MAX_CHARACTER_BYTES; // longer ones may be cut
  return { at, mayFit, filter: { texts: texts.map((text) => Buffer.from(text)), length } };
}

/** Whether all entries of the range have a text at this offset. */
function isOfTexts({ from }: KeyRange, at: number): boolean {
  return from[at] === rankByte(Rank.string);
}
