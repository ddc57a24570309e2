import type { Collection } from 'mongodb';
import type { Model } from 'mongoose';
import type { Log } from '../logging/log.js';
import type { Metrics } from '../metrics/metrics.js';
import type { EventStream } from '../events/event-stream.js';
import { ESSENTIAL_WRITE } from '../documents/essential-write.js';
import { publishEntries } from './publish-entries.js';
import { supersededEntries } from './superseded-entries.js';
import { publishedOperations, type OutboxDocument, type PublishedOperations } from './published-operations.js';

const BATCH = 100;
const NOTHING_DONE = { matchedCount: 0, deletedCount: 0 };

/** Publishes the outboxes of one collection, a batch of documents at a time. */
export class OutboxRelay {
  readonly collection: string;
  private readonly waiting = new Set<string>();
  private running: Promise<void> | undefined;

  constructor(
    private readonly model: Model<unknown>,
    private readonly parts: { stream: EventStream; log: Log; metrics: Metrics },
  ) {
    this.collection = model.collection.collectionName;
  }

  publish(id: string): void {
    this.waiting.add(id);
    this.running ??= this.run().finally(() => (this.running = undefined));
  }

  /** Resolves when nothing waits. */
  async idle(): Promise<void> {
    while (this.running) await this.running;
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
    const operations = await Promise.all(documents.map((document) => this.publishDocument(document)));
    await this.remove(operations.flatMap((each) => each ?? []));
  }

  /** Mostly nothing was added meanwhile, and one statement a document is enough. */
  private async remove(operations: PublishedOperations[]): Promise<void> {
    const whole = operations.flatMap(({ all }) => all ?? []);
    const done = whole.length > 0 ? await this.documents.bulkWrite(whole, ESSENTIAL_WRITE) : NOTHING_DONE;
    if (done.matchedCount + done.deletedCount === operations.length) return;
    await this.documents.bulkWrite(
      operations.map(({ pull }) => pull),
      ESSENTIAL_WRITE,
    );
  }

  /** Publishes a document's events; null when nothing can be removed from its outbox. */
  private async publishDocument(document: OutboxDocument): Promise<PublishedOperations | null> {
    const entries = document.outbox ?? [];
    const { published, error } = await publishEntries(this.parts.stream, entries);
    this.parts.metrics.eventsPublished(published.length);
    if (error) this.parts.stream.recheck();
    if (!error) return publishedOperations({ ...document, outbox: entries }, published);
    this.parts.log.warn('event not published, the sweeper will', {
      collection: this.collection,
      id: document._id,
      error,
    });
    const removable = [...published, ...supersededEntries(entries.filter((entry) => !published.includes(entry)))];
    return removable.length > 0 ? publishedOperations({ ...document, outbox: entries }, removable) : null;
  }
}
