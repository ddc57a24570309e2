import type { Collection } from 'mongodb';
import type { Model } from 'mongoose';
import type { Log } from '../../logging/log.js';
import type { OutboxEntry } from '../../documents/outbox-fields.js';
import type { Metrics } from '../../metrics/metrics.js';
import type { EventStream } from '../../events/event-stream.js';
import { publishEntries } from './publish-entries.js';
import { PublishedEvents } from '../published-events.js';
import type { OutboxDocument, StoredOutbox } from '../published-operations.js';
import { supersededEntries } from './superseded-entries.js';

const BATCH = 100;

/** Publishes the outboxes of one collection, a batch of documents at a time. */
export class OutboxRelay {
  readonly collection: string;
  /** The last stored entries by document id, or null when the document must be read. */
  private readonly waiting = new Map<string, OutboxEntry[] | null>();
  private readonly published: PublishedEvents;
  private running: Promise<void> | undefined;

  constructor(
    private readonly model: Model<unknown>,
    private readonly parts: { stream: EventStream; log: Log; metrics: Metrics },
  ) {
    this.collection = model.collection.collectionName;
    this.published = new PublishedEvents(this.documents, (error) =>
      parts.log.warn('published events not removed, left to the sweeper', { collection: this.collection, error }),
    );
  }

  /** Publishes the given entries; without them the document is read. */
  publish(id: string, entries: OutboxEntry[] | null): void {
    if (entries?.length === 0) return;
    const earlier = this.waiting.has(id) ? (this.waiting.get(id) ?? null) : [];
    this.waiting.set(id, earlier && entries && [...earlier, ...entries]);
    this.running ??= this.run();
  }

  /** Resolves when nothing is pending, and published events were removed from their documents. */
  async idle(): Promise<void> {
    while (this.running) await this.running;
    await this.removePublished();
  }

  removePublished(): Promise<void> {
    return this.published.removeNow();
  }

  /** Publishes documents with events from before `before`, at most `limit`; returns their number. */
  async sweep(before: Date, limit: number): Promise<number> {
    const filter = { outboxSince: { $lt: before } };
    const pending = await this.documents
      .find(filter, { projection: { _id: 1 } })
      .sort({ outboxSince: 1 })
      .limit(limit)
      .toArray();
    pending.forEach(({ _id }) => this.publish(_id, null));
    await this.idle();
    return pending.length;
  }

  private get documents(): Collection<StoredOutbox> {
    return this.model.collection as unknown as Collection<StoredOutbox>;
  }

  private async run(): Promise<void> {
    // Waits a turn of the event loop, so that the writes of one request share a batch.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.waiting.size > 0) await this.publishNext();
    // Directly after the last check: an event that comes next starts another run.
    this.running = undefined;
  }

  private async publishNext(): Promise<void> {
    const batch = [...this.waiting].slice(0, BATCH);
    batch.forEach(([id]) => this.waiting.delete(id));
    try {
      await this.publishBatch(batch);
    } catch (error) {
      const { collection } = this;
      this.parts.log.warn('events not published, left to the sweeper', { collection, documents: batch.length, error });
    }
  }

  private async publishBatch(batch: [id: string, entries: OutboxEntry[] | null][]): Promise<void> {
    const fromWrites = batch.flatMap(([id, entries]) => (entries ? this.withAdded(id, entries) : []));
    const read = await this.read(batch.flatMap(([id, entries]) => (entries ? [] : id)));
    const documents = [...fromWrites, ...read];
    if (documents.length === 0) return;
    await this.parts.stream.ready();
    await Promise.all(documents.map((document) => this.publishDocument(document)));
    // Frees the id of a deleted document without delay.
    if (documents.some(({ isTombstone }) => isTombstone)) await this.published.removeNow();
  }

  private withAdded(id: string, entries: OutboxEntry[]): OutboxDocument {
    return { _id: id, outbox: [...this.published.in(id), ...entries], isTombstone: false };
  }

  private async read(ids: string[]): Promise<OutboxDocument[]> {
    if (ids.length === 0) return [];
    const documents = await this.documents
      .find({ _id: { $in: ids }, outboxSince: { $exists: true } }, { projection: { outbox: 1, revision: 1 } })
      .toArray();
    return documents.map(({ _id, outbox = [], revision }) => ({ _id, outbox, isTombstone: revision === undefined }));
  }

  private async publishDocument(document: OutboxDocument): Promise<void> {
    const entries = this.published.waitingIn(document);
    const { published, error } = await publishEntries(this.parts.stream, entries);
    this.parts.metrics.eventsPublished(published.length);
    if (!error) return this.published.remove(document, published);
    const unpublished = entries.filter((entry) => !published.includes(entry));
    const removable = [...published, ...supersededEntries(unpublished)];
    if (removable.length > 0) this.published.remove(document, removable);
    this.parts.stream.recheck();
    this.parts.log.warn('event not published, left to the sweeper', {
      collection: this.collection,
      id: document._id,
      error,
    });
  }
}
