import { normalizeName } from './normalize.js';
import { namesOf, type UnitNames } from './records.js';
import { SimilarityBounds } from './similarity-bound.js';
import { similarityTo } from './similarity.js';

/** Longer texts are only matched exactly: comparing them with all names would take too long. */
const MAX_FUZZY_LENGTH = 100;

/** A name of a record. */
export interface Key<T> {
  text: string;
  record: T;
}

/** Whether a similar key matches a text. Both are normalized; `similarity` is 0 to 100. */
export type Accepts<T> = (text: string, key: Key<T>, similarity: number) => boolean;

/** An index of records by all their names. */
export class NameIndex<T extends UnitNames> {
  private readonly keys: Key<T>[];
  private readonly bounds: SimilarityBounds;
  private readonly exact = new Map<string, T>();

  constructor(records: readonly T[]) {
    const ranked = records.flatMap((record) => {
      return namesOf(record).map((name, rank) => ({ text: normalizeName(name), record, rank }));
    });
    const keys = ranked.filter(({ text }) => text !== '');
    this.keys = keys;
    this.bounds = new SimilarityBounds(keys.map(({ text }) => text));
    // Names take precedence over plurals, plurals over aliases; of equal keys, the first record is used.
    for (const { text, record } of keys.toSorted((a, b) => a.rank - b.rank)) {
      if (!this.exact.has(text)) this.exact.set(text, record);
    }
  }

  /** The record with exactly this name. */
  find(text: string): T | null {
    return this.exact.get(text) ?? null;
  }

  /** The record with the most similar accepted name of at least `minimum`; the first one if several are equal. */
  findSimilar(text: string, minimum: number, accepts: Accepts<T>): T | null {
    if (text === '' || text.length > MAX_FUZZY_LENGTH) return null;
    const bound = this.bounds.of(text);
    const similarity = similarityTo(text);
    let best: { record: T; score: number } | null = null;
    for (let at = 0; at < this.keys.length; at++) {
      const key = this.keys[at];
      if (!key || bound(at) < (best?.score ?? minimum)) continue;
      const score = similarity(key.text);
      if (score < minimum || score <= (best?.score ?? 0) || !accepts(text, key, score)) continue;
      best = { record: key.record, score };
    }
    return best?.record ?? null;
  }
}
