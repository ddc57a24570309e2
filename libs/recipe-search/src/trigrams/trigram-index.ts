import { PostingList } from './posting-list.js';
import { CODES, codesOf, visitTrigrams } from './trigram-codes.js';

/** So many of the rarest trigrams are compared; more hardly leave out anything else. */
const COMPARED = 3;
/** So few need no further comparing: checking them costs less. */
const FEW = 64;

/** Which records hold which trigrams. Records are numbers that grow. */
export class TrigramIndex {
  private readonly lists: (PostingList | undefined)[] = new Array<PostingList | undefined>(CODES);

  /** Adds a record; its number is larger than all before. */
  add(record: number, bytes: Uint8Array): void {
    const { lists } = this;
    visitTrigrams(bytes, (code) => {
      const list = (lists[code] ??= new PostingList());
      list.add(record);
    });
  }

  /** Records that may hold a text, smallest first; null when it is too short to index. */
  candidates(text: string): Uint32Array | null {
    const codes = codesOf(text);
    if (codes.length === 0) return null;
    const lists = codes.flatMap((code) => this.lists[code] ?? []).sort((a, b) => a.count - b.count);
    const [rarest, ...others] = lists;
    if (!rarest || lists.length < codes.length) return new Uint32Array();
    let records = rarest.toArray();
    for (const list of others.slice(0, COMPARED - 1))
      if (records.length > FEW) records = intersection(records, list.toArray());
    return records;
  }

  /** Calls `visit` for each record that holds a trigram of this code. */
  forEachWith(code: number, visit: (record: number) => void): void {
    this.lists[code]?.forEach(visit);
  }

  /** Memory in bytes, about. */
  get size(): number {
    return this.lists.reduce((sum, list) => sum + (list?.size ?? 0), CODES * 8);
  }
}

/** What two growing lists have in common. */
function intersection(a: Uint32Array, b: Uint32Array): Uint32Array {
  const both = new Uint32Array(Math.min(a.length, b.length));
  let [count, at] = [0, 0];
  for (const number of a) {
    while (at < b.length && (b[at] ?? 0) < number) at += 1;
    if (b[at] === number) both[count++] = number;
  }
  return both.subarray(0, count);
}
