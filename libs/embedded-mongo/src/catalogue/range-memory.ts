import type { KeyRange } from '../store/store.js';
import { RememberedRange } from './remembered-range.js';

const MOST_RANGES = 1_000;
/** 8 MB. */
const MOST_RECORD_IDS = 2_000_000;

/**
 * The cached index ranges of a collection: the number of their entries and the record ids of these, kept up to date
 * while documents change. Evicts the least recently used.
 */
export class RangeMemory {
  private readonly ranges = new Map<string, RememberedRange>();
  private readonly byIndex = new Map<number, Set<RememberedRange>>();
  private readonly inUse = new Map<RememberedRange, number>();

  /** Acquires a range, which is kept until it is released as often as acquired. It may have to be loaded first. */
  take(range: KeyRange): RememberedRange {
    const name = nameOf(range);
    const remembered = this.ranges.get(name) ?? this.add(range);
    this.ranges.delete(name);
    this.ranges.set(name, remembered);
    this.inUse.set(remembered, (this.inUse.get(remembered) ?? 0) + 1);
    return remembered;
  }

  release(range: RememberedRange): void {
    const users = (this.inUse.get(range) ?? 1) - 1;
    if (users > 0) return void this.inUse.set(range, users);
    this.inUse.delete(range);
    this.makeRoom();
  }

  /** An index entry was added or removed. */
  changed(entry: Buffer): void {
    for (const remembered of this.byIndex.get(indexOf(entry)) ?? []) {
      const { from, to } = remembered.range;
      if (Buffer.compare(from, entry) <= 0 && Buffer.compare(entry, to) < 0) remembered.changed(entry);
    }
  }

  private add(range: KeyRange): RememberedRange {
    const remembered = new RememberedRange(range);
    const index = indexOf(range.from);
    this.byIndex.set(index, (this.byIndex.get(index) ?? new Set()).add(remembered));
    return remembered;
  }

  private makeRoom(): void {
    let recordIds = [...this.ranges.values()].reduce((sum, { count }) => sum + count, 0);
    for (const [name, remembered] of this.ranges) {
      if (this.ranges.size <= MOST_RANGES && recordIds <= MOST_RECORD_IDS) return;
      if (this.inUse.has(remembered)) continue;
      this.ranges.delete(name);
      this.byIndex.get(indexOf(remembered.range.from))?.delete(remembered);
      recordIds -= remembered.count;
    }
  }
}

function nameOf({ from, to }: KeyRange): string {
  return `${from.toString('latin1')}\n${to.toString('latin1')}`;
}

/** The number of the index, with which every entry begins. */
function indexOf(entry: Buffer): number {
  return entry.readUInt32BE(0);
}
