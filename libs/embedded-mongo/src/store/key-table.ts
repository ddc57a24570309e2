import type { Damage } from './files/damage.js';
import { NO_LIMIT, type Statements } from './statements.js';
import type { Verifier } from './verifier.js';

/** Half-open range of keys. */
export interface KeyRange {
  readonly from: Buffer;
  readonly to: Buffer;
}

/** Keys of a range that contain one of the texts, and all of at least a length. */
export interface KeyFilter {
  readonly texts: readonly Buffer[];
  readonly length: number;
}

/** Selected keys of those that were read. */
interface FilteredKeys {
  readonly keys: Buffer[];
  /** The number of keys that were read, and the last of them. */
  readonly read: number;
  readonly last?: Buffer;
}

const KEYS_AT_ONCE = 32;

/** The sorted keys of the store. */
export class KeyTable {
  readonly damage: Damage;
  private failure: unknown;

  constructor(
    protected readonly statements: Statements,
    readonly verifier: Verifier,
  ) {
    this.damage = verifier.damage;
  }

  /** Makes every later read fail: the state in memory does not match the disk, and cannot be reloaded. */
  fail(failure: unknown): void {
    this.failure ??= failure;
  }

  /** Up to `limit` keys (or `NO_LIMIT`) of the range in order, after the first `skip`. */
  keys({ from, to }: KeyRange, limit: number, skip = 0, reverse = false): Buffer[] {
    const statement = reverse ? this.statements.keysBackwards : this.statements.keys;
    const keys = (this.read(() => statement.all([from, to, limit, skip])) as [Buffer][]).map(([key]) => key);
    this.verifier.checkKeys(keys, from, to, reverse);
    return keys;
  }

  /** The keys that fit among the next `limit` ones of the range. A tenth of the cost of `keys` when few fit. */
  keysWith({ from, to }: KeyRange, { texts, length }: KeyFilter, limit: number, reverse = false): FilteredKeys {
    const statement = (reverse ? this.statements.keysWithBackwards : this.statements.keysWith)(texts.length);
    const row = this.read(() => statement.get([...texts, length, from, to, limit]));
    const [text, last, read] = row as [string | null, Buffer | null, number];
    const keys = text ? text.split(',').map((key) => Buffer.from(key, 'hex')) : [];
    this.verifier.checkKeys(keys, from, to, reverse);
    return { keys, read, ...(last && { last }) };
  }

  /** The last `bytes` bytes of each of the first `limit` keys of the range, concatenated, and the last key. */
  keyEnds({ from, to }: KeyRange, bytes: number, limit: number): { ends: Buffer; last?: Buffer } {
    const row = this.read(() => this.statements.keyEnds.get([-bytes, from, to, limit]));
    const [text, last] = row as [string | null, Buffer | null];
    return { ends: Buffer.from(text ?? '', 'hex'), ...(last && { last }) };
  }

  /** The first key of the range. */
  firstKey({ from, to }: KeyRange): Buffer | undefined {
    const [key] = (this.read(() => this.statements.firstKey.get([from, to])) ?? []) as [Buffer?];
    if (key) this.verifier.checkKeys([key], from, to, false);
    return key;
  }

  countKeys({ from, to }: KeyRange): number {
    return (this.read(() => this.statements.countKeys.get([from, to])) as [number])[0];
  }

  /** Adds keys; one statement for several is much faster than one for each. Returns the number of new ones. */
  addKeys(keys: readonly Buffer[]): number {
    let added = 0;
    for (let at = 0; at < keys.length; at += KEYS_AT_ONCE) {
      const some = keys.slice(at, at + KEYS_AT_ONCE);
      added += this.statements.addKeys(some.length).run(some).changes;
    }
    return added;
  }

  /** Returns whether it existed. */
  removeKey(key: Buffer): boolean {
    return this.statements.removeKey.run([key]).changes > 0;
  }

  /** Removes up to `limit` keys of the range; returns their number. */
  removeKeys({ from, to }: KeyRange, limit: number): number {
    return this.statements.removeKeys.run([from, to, limit]).changes;
  }

  /** Removes leftover entries with the number of a new index. */
  clearKeys(range: KeyRange): void {
    this.removeKeys(range, NO_LIMIT);
  }

  /** @throws CommandError when SQLite cannot read its file */
  protected read<T>(work: () => T): T {
    if (this.failure !== undefined) throw this.failure as Error;
    try {
      return work();
    } catch (cause) {
      throw this.damage.translate(cause);
    }
  }
}
