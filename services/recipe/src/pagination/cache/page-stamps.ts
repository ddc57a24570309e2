import type { Window } from '@larder/service-kit';
import { BLOCK, type RecordStamp, type StampBlock } from './record-stamps.js';

/** How records are read, and what is cached of them. */
export interface Reader<Record, Selection> {
  read: (selection: Selection) => Promise<Record[]>;
  stampOf: (record: Record) => Record & RecordStamp;
}

export interface CompletedPage<Record> {
  records: Record[];
  /** Whether all of them were read at once. */
  isRead: boolean;
}

/** The stamps of a page, of which some are known. */
export class PageStamps {
  private readonly firstBlock: number;

  /**
   * @param blocks those with the records of the window
   * @param end the position after the last record of the list, `Infinity` while it is unknown
   */
  constructor(
    private readonly window: Window,
    private readonly blocks: readonly StampBlock[],
    private readonly end: { at: number },
  ) {
    this.firstBlock = Math.floor(window.skip / BLOCK);
  }

  /** Reads the part with the unknown records, and stores their stamps if nothing was written meanwhile. */
  async complete<Record>(
    { read, stampOf }: Reader<Record, Window>,
    isCurrent: () => boolean,
  ): Promise<CompletedPage<Record>> {
    const { skip, limit } = this.window;
    // Records that were reduced by `stampOf`, and null for unknown ones.
    const stamps = this.knownStamps() as (Record & RecordStamp)[];
    const [first, last] = unknownPart(stamps);
    if (first < 0) return { records: stamps, isRead: false };
    const unknown = { skip: skip + first, limit: last - first + 1 };
    const records = await read(unknown);
    const isLast = records.length < unknown.limit;
    if (isCurrent()) {
      records.forEach((record, index) => this.set(unknown.skip + index, stampOf(record)));
      if (isLast) this.end.at = unknown.skip + records.length;
    }
    const whole = [...stamps.slice(0, first), ...records, ...(isLast ? [] : stamps.slice(last + 1))];
    return { records: whole, isRead: unknown.limit === limit };
  }

  private knownStamps(): (RecordStamp | null)[] {
    const { skip, limit } = this.window;
    const count = Math.max(0, Math.min(limit, this.end.at - skip));
    return Array.from({ length: count }, (_, index) => this.blockAt(skip + index)?.get((skip + index) % BLOCK) ?? null);
  }

  private set(position: number, stamp: RecordStamp): void {
    this.blockAt(position)?.set(position % BLOCK, stamp);
  }

  private blockAt(position: number): StampBlock | undefined {
    return this.blocks[Math.floor(position / BLOCK) - this.firstBlock];
  }
}

/** The first and the last unknown stamp; -1 when there is none. */
function unknownPart(stamps: readonly (RecordStamp | null)[]): [first: number, last: number] {
  return [stamps.indexOf(null), stamps.lastIndexOf(null)];
}
