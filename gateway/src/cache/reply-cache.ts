import type { Json } from '@larder/contracts';

interface Entry {
  reply: Promise<Json>;
  staleAt: number;
}

interface Limits {
  /** How long a reply is kept when no broadcast forgets it before, in milliseconds. */
  keptMs: number;
  mostEntries: number;
}

/**
 * Keeps replies of services until a broadcast says that they have changed. A change that happens while a service is being
 * asked forgets that question as well: its reply goes to those who asked before the change, and is not kept.
 */
export class ReplyCache {
  private readonly entries = new Map<string, Entry>();

  constructor(private readonly limits: Limits) {}

  /** The reply that is kept for the key, or what `ask` gives; a failure is not kept. */
  read(key: string, ask: () => Promise<Json>): Promise<Json> {
    const kept = this.entries.get(key);
    if (kept && kept.staleAt > Date.now()) return kept.reply;
    const entry: Entry = { reply: ask(), staleAt: Date.now() + this.limits.keptMs };
    this.entries.delete(key);
    this.makeRoom();
    this.entries.set(key, entry);
    entry.reply.catch(() => this.entries.get(key) === entry && this.entries.delete(key));
    return entry.reply;
  }

  forget(key: string): void {
    this.entries.delete(key);
  }

  clear(): void {
    this.entries.clear();
  }

  /** The oldest entries go first: a Map remembers the order of insertion. */
  private makeRoom(): void {
    for (const key of this.entries.keys()) {
      if (this.entries.size < this.limits.mostEntries) return;
      this.entries.delete(key);
    }
  }
}
