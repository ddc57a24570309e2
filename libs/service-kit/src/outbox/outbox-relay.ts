import type { Collection } from 'mongodb';
import type { Model } from 'mongoose';
import type { Log } from '../logging/log.js';
import type { Metrics } from '../metrics/metrics.js';
import type { EventStream } from '../events/event-stream.js';
import { publishEntries } from './publish-entries.js';
import { PublishedEvents } from './published-events.js';
import type { OutboxDocument } from './published-operations.js';
import { supersededEntries } from './superseded-entries.js';

const BATCH = 100;

/** Mongoose may not have stored an outbox. */
type StoredDocument = Omit<OutboxDocument, 'outbox'> & Partial<Pick<OutboxDocument, 'outbox'>>;

/** Publishes the outboxes of one collection, a batch of documents at a time. */
export class OutboxRelay {
  readonly collection: string;
  private readonly waiting = new Set<string>();
  private readonly published: PublishedEvents;
  private running: Promise<void> | undefined;

  constructor(
    private readonly model: Model<unknown>,
    private readonly parts: { stream: EventStream; log: Log; metrics: Metrics },
  ) {
    this.collection = model.collection.collectionName;
    this.published = new PublishedEvents(this.documents, (error) =>
      parts.log.warn('published events not removed, the sweeper will', { collection: this.collection, error }),
    );
  }

  publish(id: string): void {
    this.waiting.add(id);
    this.running ??= this.run().finally(() => (this.running = undefined));
  }

  /** Resolves when nothing waits, and what was published has left its documents. */
  async idle(): Promise<void> {
    while (this.running) await this.running;
    await this.published.removeNow();
  }

  /** Publishes documents whose events wait since before `before`, at most `limit`; returns their number. */
  async sweep(before: Date, limit: number): Promise<number> {
    const filter = { outboxSince: { $lt: before } };
    const pending = await this.documents
      .find(filter, { projection: { _id: 1 } })
      .sort({ outboxSince: 1 })
      .limit(limit)
      .toArray();
    pending.forEach(({ _id }) => this.publish(_id));
    await this.idle();
    return pending.length;
  }

  private get documents(): Collection<OutboxDocument> {
    return this.model.collection as unknown as Collection<OutboxDocument>;
  }

  private async run(): Promise<void> {
    // A turn of the event loop lets the writes of one request share a batch.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.waiting.size > 0) {
      const ids = [...this.waiting].slice(0, BATCH);
      ids.forEach((id) => this.waiting.delete(id));
      await this.publishBatch(ids).catch((error: unknown) => {
        this.parts.log.warn('events not published, the sweeper will', {
          collection: this.collection,
          documents: ids.length,
          error,
        });
      });
    }
  }

  private async publishBatch(ids: string[]): Promise<void> {
    const projection = { outbox: 1, revision: 1 };
    const documents = await this.documents
      .find({ _id: { $in: ids }, outboxSince: { $exists: true } }, { projection })
      .toArray();
    if (documents.length === 0) return;
    await this.parts.stream.ready();
    await Promise.all(documents.map((document) => this.publishDocument(document)));
    // The id of a deleted document is free again without delay.
    if (documents.some(({ revision }) => revision === undefined)) await this.published.removeNow();
  }

  private async publishDocument({ outbox = [], ...document }: StoredDocument): Promise<void> {
    const read = { ...document, outbox };
    const entries = this.published.waitingIn(read);
    const { published, error } = await publishEntries(this.parts.stream, entries);
    this.parts.metrics.eventsPublished(published.length);
    if (!error) return this.published.remove(read, published);
    const left = entries.filter((entry) => !published.includes(entry));
    const removable = [...published, ...supersededEntries(left)];
    if (removable.length > 0) this.published.remove(read, removable);
    this.parts.stream.recheck();
    this.parts.log.warn('event not published, the sweeper will', {
      collection: this.collection,
      id: document._id,
      error,
    });
  }
}
