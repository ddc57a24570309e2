import type { DirectoryEntry } from '@larder/contracts';

type Read = (missing: string[]) => Promise<DirectoryEntry[]>;
interface Remembered {
  entry: DirectoryEntry;
  staleAt: number;
}

const KEPT_MS = 15_000;
/** About five megabytes. */
const MOST_ENTRIES = 5_000;

/**
 * Remembers directory entries by id for 15 seconds, since each request of a household reads the same few. Entries that do
 * not exist are not remembered. A change forgets at once; an entry that was read before the change is then not kept.
 */
export class DirectoryMemory {
  private readonly entries = new Map<string, Remembered>();
  /** Grows whenever something is forgotten. */
  private generation = 0;

  /** The entries with these ids, in no promised order; `read` is asked for those that are not remembered. */
  async of(ids: string[], read: Read): Promise<DirectoryEntry[]> {
    const { generation } = this;
    const remembered = ids.flatMap((id) => this.fresh(id) ?? []);
    const found = new Set(remembered.map(({ id }) => id));
    const missing = ids.filter((id) => !found.has(id));
    if (missing.length === 0) return remembered;
    const entries = await read(missing);
    if (generation === this.generation) entries.forEach((entry) => this.keep(entry));
    return [...remembered, ...entries];
  }

  forget(ids: string[]): void {
    this.generation += 1;
    ids.forEach((id) => this.entries.delete(id));
  }

  forgetAll(): void {
    this.generation += 1;
    this.entries.clear();
  }

  private fresh(id: string): DirectoryEntry | undefined {
    const remembered = this.entries.get(id);
    return remembered && remembered.staleAt > Date.now() ? remembered.entry : undefined;
  }

  private keep(entry: DirectoryEntry): void {
    if (this.entries.size >= MOST_ENTRIES) this.entries.clear();
    this.entries.set(entry.id, { entry, staleAt: Date.now() + KEPT_MS });
  }
}
