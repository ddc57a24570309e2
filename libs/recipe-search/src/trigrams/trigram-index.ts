import { PostingList } from './posting-list.js';
import { CODES, codesOf, visitTrigrams } from './trigram-codes.js';

/** Maximum number of posting lists that are intersected, the shortest ones; more rarely exclude further records. */
const MAX_LISTS = 3;
/** Up to this number of candidates, verifying them is faster than intersecting further lists. */
const FEW_CANDIDATES = 64;

/** The numbers of the records that contain each trigram. */
export class TrigramIndex {
  private readonly lists: (PostingList | undefined)[] = new Array<PostingList | undefined>(CODES);

  /** Adds a record, whose number must be larger than all previous ones. */
  add(record: number, bytes: Uint8Array): void {
    const { lists } = this;
    visitTrigrams(bytes, (code) => {
      const list = (lists[code] ??= new PostingList());
      list.add(record);
    });
  }

  /** The records that may contain a text, in ascending order; null when the text is too short for trigrams. */
  candidates(text: string): Uint32Array | null {
    const codes = codesOf(text);
    if (codes.length === 0) return null;
    const lists = codes.flatMap((code) => this.lists[code] ?? []).sort((a, b) => a.count - b.count);
    const [rarest, ...others] = lists;
    if (!rarest || lists.length < codes.length) return new Uint32Array();
    let records = rarest.toArray();
    for (const list of others.slice(0, MAX_LISTS - 1))
      if (records.length > FEW_CANDIDATES) records = intersection(records, list.toArray());
    return records;
  }

  /** Calls `visit` for each record with a trigram of this code. */
  forEachWith(code: number, visit: (record: number) => void): void {
    this.lists[code]?.forEach(visit);
  }

  /** Approximate size in bytes. */
  get size(): number {
    return this.lists.reduce((sum, list) => sum + (list?.size ?? 0), CODES * 8);
  }
}

/** The common numbers of two ascending lists. */
function intersection(a: Uint32Array, b: Uint32Array): Uint32Array {
  const common = new Uint32Array(Math.min(a.length, b.length));
  let [count, at] = [0, 0];
  for (const number of a) {
    while (at < b.length && (b[at] ?? 0) < number) at += 1;
    if (b[at] === number) common[count++] = number;
  }
  return common.subarray(0, count);
}
