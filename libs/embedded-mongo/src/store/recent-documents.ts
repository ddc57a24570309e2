/** The size from which a document is cached, in bytes: smaller ones are read as fast. */
const MIN_BYTES = 32 * 1024;
/** The size of all cached documents, in bytes. */
const MAX_BYTES = 4 * 1024 * 1024;

/**
 * Large documents as they were last written: one that changes often, such as a shopping list, is not read from the file
 * before each change. Contains changes that are not committed yet, so a rollback must clear it.
 */
export class RecentDocuments {
  /** By id, the least recently written one first. */
  private readonly documents = new Map<number, Buffer>();
  private bytes = 0;

  get(id: number): Buffer | undefined {
    return this.documents.get(id);
  }

  /** Stores the new state of a document; the bytes must not be changed afterwards. */
  set(id: number, raw: Buffer): void {
    this.delete(id);
    if (raw.length < MIN_BYTES || raw.length > MAX_BYTES) return;
    this.documents.set(id, raw);
    this.bytes += raw.length;
    for (const oldest of this.documents.keys()) {
      if (this.bytes <= MAX_BYTES) return;
      this.delete(oldest);
    }
  }

  delete(id: number): void {
    this.bytes -= this.documents.get(id)?.length ?? 0;
    this.documents.delete(id);
  }

  clear(): void {
    this.documents.clear();
    this.bytes = 0;
  }
}
