import type { Actor } from '@larder/contracts';

type Reader = Pick<Actor, 'groupId' | 'householdId'>;
type Read<Shape> = (missing: string[]) => Promise<Iterable<readonly [id: string, shape: Shape]>>;

interface Entry<Shape> {
  shown: Map<string, Shape>;
  staleAt: number;
}

/**
 * A change forgets at once. Its broadcast leaves on the connection that also carries the answer, before it: a caller who was
 * answered has made all replicas forget. This limit is for what is written past the service.
 */
const TTL_MS = 60_000;
const MOST_HOUSEHOLDS = 500;
/** Of all households together; a food with its label is about a kilobyte. */
const MOST_RECORDS = 20_000;

/** Remembers for a minute what recipes show of other records, by id, since most recipes of a group show the same few. */
export class RecordCache<Shape> {
  private readonly entries = new Map<string, Entry<Shape>>();
  private records = 0;

  /**
   * At least these, as the reader's household sees them; those that `read` does not find are left out. Another object as
   * soon as one of them has changed.
   */
  async of(reader: Reader, ids: string[], read: Read<Shape>): Promise<ReadonlyMap<string, Shape>> {
    const { shown } = this.entryFor(reader);
    const missing = [...new Set(ids)].filter((id) => !shown.has(id));
    if (missing.length === 0) return shown;
    // What is forgotten meanwhile is written to an entry that no look-up finds any more.
    for (const [id, shape] of await read(missing)) shown.set(id, shape);
    this.records += missing.length;
    return shown;
  }

  /** What is remembered now, without reading; null when it is too old. */
  cached(reader: Reader): ReadonlyMap<string, Shape> | null {
    return this.fresh(keyOf(reader))?.shown ?? null;
  }

  forget(groupId: string): void {
    for (const key of this.entries.keys()) if (key.startsWith(`${groupId}/`)) this.entries.delete(key);
  }

  forgetAll(): void {
    this.entries.clear();
    this.records = 0;
  }

  private entryFor(reader: Reader): Entry<Shape> {
    const key = keyOf(reader);
    const cached = this.fresh(key);
    if (cached) return cached;
    const entry = { shown: new Map<string, Shape>(), staleAt: Date.now() + TTL_MS };
    this.entries.delete(key);
    this.makeRoom();
    this.entries.set(key, entry);
    return entry;
  }

  private fresh(key: string): Entry<Shape> | null {
    const cached = this.entries.get(key);
    return cached && cached.staleAt > Date.now() ? cached : null;
  }

  /** The oldest go first: a Map remembers the order of insertion. */
  private makeRoom(): void {
    if (this.records >= MOST_RECORDS) return this.forgetAll();
    const [oldest] = this.entries.size >= MOST_HOUSEHOLDS ? this.entries.keys() : [];
    if (oldest) this.entries.delete(oldest);
  }
}

function keyOf({ groupId, householdId }: Reader): string {
  return `${groupId}/${householdId}`;
}
