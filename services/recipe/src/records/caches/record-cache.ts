import type { Actor } from '@larder/contracts';

type Reader = Pick<Actor, 'groupId' | 'householdId'>;
type Read<Shape> = (missing: string[]) => Promise<Iterable<readonly [id: string, shape: Shape]>>;

interface Entry<Shape> {
  shapes: Map<string, Shape>;
  staleAt: number;
}

/**
 * A change invalidates at once. Its broadcast is sent before the reply on the same connection, so when the caller
 * receives the reply, all replicas are being invalidated. This limit is for writes that bypass the service.
 */
const TTL_MS = 60_000;
const MAX_HOUSEHOLDS = 500;
/** Maximum number of records of all households together; a food with its label takes about a kilobyte. */
const MAX_RECORDS = 20_000;

/** Caches for a minute the records that recipes refer to, by id, since most recipes of a group use the same few. */
export class RecordCache<Shape> {
  private readonly entries = new Map<string, Entry<Shape>>();
  private records = 0;

  /**
   * At least these records, as seen by the reader's household, without those that `read` does not find. A new object
   * when one of them has changed.
   */
  async of(reader: Reader, ids: string[], read: Read<Shape>): Promise<ReadonlyMap<string, Shape>> {
    const { shapes: cachedShapes } = this.entryFor(reader);
    const missing = [...new Set(ids)].filter((id) => !cachedShapes.has(id));
    if (missing.length === 0) return cachedShapes;
    // If the entry is invalidated meanwhile, the result is written to an entry that is not used any more.
    for (const [id, shape] of await read(missing)) cachedShapes.set(id, shape);
    this.records += missing.length;
    return cachedShapes;
  }

  /** The cached records, without a query; null when none are cached, or when they have expired. */
  cached(reader: Reader): ReadonlyMap<string, Shape> | null {
    return this.fresh(keyOf(reader))?.shapes ?? null;
  }

  invalidate(groupId: string): void {
    for (const key of this.entries.keys()) if (key.startsWith(`${groupId}/`)) this.entries.delete(key);
  }

  invalidateAll(): void {
    this.entries.clear();
    this.records = 0;
  }

  private entryFor(reader: Reader): Entry<Shape> {
    const key = keyOf(reader);
    const cached = this.fresh(key);
    if (cached) return cached;
    const entry = { shapes: new Map<string, Shape>(), staleAt: Date.now() + TTL_MS };
    this.entries.delete(key);
    this.evictOldest();
    this.entries.set(key, entry);
    return entry;
  }

  private fresh(key: string): Entry<Shape> | null {
    const cached = this.entries.get(key);
    return cached && cached.staleAt > Date.now() ? cached : null;
  }

  /** Evicts the oldest entries: a Map keeps the order of insertion. */
  private evictOldest(): void {
    if (this.records >= MAX_RECORDS) return this.invalidateAll();
    const [oldest] = this.entries.size >= MAX_HOUSEHOLDS ? this.entries.keys() : [];
    if (oldest) this.entries.delete(oldest);
  }
}

function keyOf({ groupId, householdId }: Reader): string {
  return `${groupId}/${householdId}`;
}
