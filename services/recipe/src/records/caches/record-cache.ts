import type { Actor } from '@larder/contracts';
import { LRUCache } from 'lru-cache';

type Reader = Pick<Actor, 'groupId' | 'householdId'>;
type Read<Shape> = (missing: string[]) => Promise<Iterable<readonly [id: string, shape: Shape]>>;

/** The cached records of one household, by id. */
interface Entry<Shape> {
  readonly shapes: Map<string, Shape>;
}

/**
 * A change invalidates at once. Its broadcast is sent before the reply on the same connection, so when the caller
 * receives the reply, all replicas are being invalidated. This limit is for writes that bypass the service.
 */
export const RECORD_CACHED_MS = 60_000;
const MAX_HOUSEHOLDS = 500;
/** Maximum number of records of all households together; a food with its label takes about a kilobyte. */
const MAX_RECORDS = 20_000;

/** Caches for a minute the records that recipes refer to, by id, since most recipes of a group use the same few. */
export class RecordCache<Shape> {
  private readonly entries = new LRUCache<string, Entry<Shape>>({
    max: MAX_HOUSEHOLDS,
    maxSize: MAX_RECORDS,
    sizeCalculation: ({ shapes }) => shapes.size || 1,
    ttl: RECORD_CACHED_MS,
  });

  /**
   * At least these records, as seen by the reader's household, without those that `read` does not find. A new object
   * when one of them has changed.
   */
  async of(reader: Reader, ids: string[], read: Read<Shape>): Promise<ReadonlyMap<string, Shape>> {
    const key = keyOf(reader);
    const shapes = this.shapesOf(key);
    const missing = [...new Set(ids)].filter((id) => !shapes.has(id));
    if (missing.length === 0) return shapes;
    for (const [id, shape] of await read(missing)) shapes.set(id, shape);
    // A new entry, so that its size counts. If it was invalidated meanwhile, what was read is not cached.
    if (this.entries.peek(key)?.shapes === shapes) this.entries.set(key, { shapes }, { noUpdateTTL: true });
    return shapes;
  }

  /** The cached records, without a query; null when none are cached, or when they have expired. */
  findCached(reader: Reader): ReadonlyMap<string, Shape> | null {
    return this.entries.get(keyOf(reader))?.shapes ?? null;
  }

  invalidate(groupId: string): void {
    for (const key of [...this.entries.keys()]) if (key.startsWith(`${groupId}/`)) this.entries.delete(key);
  }

  invalidateAll(): void {
    this.entries.clear();
  }

  private shapesOf(key: string): Map<string, Shape> {
    const cached = this.entries.get(key);
    if (cached) return cached.shapes;
    const shapes = new Map<string, Shape>();
    this.entries.set(key, { shapes });
    return shapes;
  }
}

function keyOf({ groupId, householdId }: Reader): string {
  return `${groupId}/${householdId}`;
}
