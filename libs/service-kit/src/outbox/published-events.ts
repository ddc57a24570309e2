import type { Collection } from 'mongodb';
import type { OutboxEntry } from '../documents/outbox-fields.js';
import { ESSENTIAL_WRITE } from '../documents/essential-write.js';
import {
  publishedOperations,
  type OutboxDocument,
  type PublishedOperations,
  type StoredOutbox,
} from './published-operations.js';

/**
 * How long after its last event a document keeps published events, in milliseconds: one write then removes those of many
 * changes.
 */
export const REMOVAL_DELAY_MS = 250;
/** The longest time that a document keeps them while further ones are published, in milliseconds. */
export const LONGEST_DELAY_MS = 1000;
/** A document with this many is not left to grow. */
const MANY_ENTRIES = 25;
const NOTHING_DONE = { matchedCount: 0, deletedCount: 0 };

/** The known state of a document, and the entries that may be removed from its outbox. */
interface Removable {
  document: OutboxDocument;
  entries: OutboxEntry[];
  /** When the first and the last of the entries was published. */
  firstAt: number;
  lastAt: number;
}

function isDue({ entries, firstAt, lastAt }: Removable): boolean {
  const now = Date.now();
  return now - lastAt >= REMOVAL_DELAY_MS || now - firstAt >= LONGEST_DELAY_MS || entries.length >= MANY_ENTRIES;
}

/**
 * Published events of one collection that are still in their documents. After a crash before their removal, the sweeper
 * publishes them again; the stream discards the duplicates.
 */
export class PublishedEvents {
  private readonly removable = new Map<string, Removable>();
  private timer: NodeJS.Timeout | undefined;
  private removing: Promise<void> = Promise.resolve();

  /** `failed` is called with a failed removal, which is retried with the next one. */
  constructor(
    private readonly documents: Collection<StoredOutbox>,
    private readonly failed: (error: unknown) => void,
  ) {}

  /** The published events that are still in a document. */
  in(id: string): OutboxEntry[] {
    return this.removable.get(id)?.entries ?? [];
  }

  /** The events of a document that are still to be published. */
  waitingIn({ _id, outbox }: OutboxDocument): OutboxEntry[] {
    const published = new Set(this.in(_id).map(({ eventId }) => eventId));
    return outbox.filter(({ eventId }) => !published.has(eventId));
  }

  /** Schedules the removal of entries; an outbox without other entries is removed as a whole. */
  remove(document: OutboxDocument, entries: OutboxEntry[]): void {
    const lastAt = Date.now();
    const { firstAt = lastAt } = this.removable.get(document._id) ?? {};
    this.removable.set(document._id, { document, entries: [...this.in(document._id), ...entries], firstAt, lastAt });
    this.schedule();
  }

  /** Resolves when every removal scheduled so far has been attempted. */
  removeNow(): Promise<void> {
    return this.removeThose(() => true);
  }

  private schedule(): void {
    this.timer ??= setTimeout(() => void this.removeThose(isDue), REMOVAL_DELAY_MS).unref();
  }

  private removeThose(select: (removable: Removable) => boolean): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.removing = this.removing.then(() => this.removeAll(select)).catch(this.failed);
    return this.removing;
  }

  private async removeAll(select: (removable: Removable) => boolean): Promise<void> {
    const selected = [...this.removable.values()].filter(select);
    if (selected.length > 0) {
      await this.write(selected.map(({ document, entries }) => publishedOperations(document, entries)));
      for (const { document, entries } of selected) this.forget(document._id, entries);
    }
    if (this.removable.size > 0) this.schedule();
  }

  /** Usually nothing was added meanwhile, and one statement per document suffices. */
  private async write(operations: PublishedOperations[]): Promise<void> {
    const whole = operations.flatMap(({ all }) => all ?? []);
    const result = whole.length > 0 ? await this.documents.bulkWrite(whole, ESSENTIAL_WRITE) : NOTHING_DONE;
    if (result.matchedCount + result.deletedCount === operations.length) return;
    await this.documents.bulkWrite(
      operations.map(({ pull }) => pull),
      ESSENTIAL_WRITE,
    );
  }

  /** Keeps entries of the same document that were published meanwhile. */
  private forget(id: string, removed: OutboxEntry[]): void {
    const now = this.removable.get(id);
    const entries = now?.entries.filter((entry) => !removed.includes(entry)) ?? [];
    if (!now || entries.length === 0) this.removable.delete(id);
    else this.removable.set(id, { ...now, entries });
  }
}
