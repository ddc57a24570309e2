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

  /** Publishes documents whose events wait since before `before`, at most `limit`; returns how many were found. */
  async sweep(before: Date, limit: number): Promise<number> {
    const filter = { outboxSince: { $lt: before } };
    const found = await this.documents
      .find(filter, { projection: { _id: 1 } })
      .sort({ outboxSince: 1 })
      .limit(limit)
      .toArray();
    found.forEach(({ _id }) => this.publish(_id));
    await this.idle();
    return found.length;
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
    const tellers = await this.documents
      .find({ _id: { $in: ids }, outboxSince: { $exists: true } }, { projection })
      .toArray();
    if (tellers.length === 0) return;
    await this.parts.stream.ready();
    const operations = await Promise.all(tellers.map((teller) => this.tell(teller)));
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

  /** Null when nothing can be taken out. */
  private async tell(teller: OutboxDocument): Promise<PublishedOperations | null> {
    const entries = teller.outbox ?? [];
    const { told, error } = await publishEntries(this.parts.stream, entries);
    this.parts.metrics.eventsPublished(told.length);
    if (error) this.parts.stream.recheck();
    if (!error) return publishedOperations({ ...teller, outbox: entries }, told);
    this.parts.log.warn('event not published, the sweeper will', {
      collection: this.collection,
      id: teller._id,
      error,
    });
    const gone = [...told, ...supersededEntries(entries.filter((entry) => !told.includes(entry)))];
    return gone.length > 0 ? publishedOperations({ ...teller, outbox: entries }, gone) : null;
  }
}
