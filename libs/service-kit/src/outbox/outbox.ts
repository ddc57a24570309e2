import type { Model } from 'mongoose';
import type { OutboxEntry } from '../documents/outbox-fields.js';
import type { Log } from '../logging/log.js';
import type { Metrics } from '../metrics/metrics.js';
import type { EventStream } from '../events/event-stream.js';
import { OutboxRelay } from './outbox-relay.js';

/** The interval of the sweep, and the age at which it publishes a document's events, in milliseconds. */
export const SWEEP_INTERVAL_MS = 10_000;
const SWEEP_LIMIT = 500;

interface OutboxParts {
  stream: EventStream;
  log: Log;
  metrics: Metrics;
  sweepMs?: number | undefined;
}

/** Publishes the events that wait inside documents: at once after a write, and later those that a crash left. */
export class Outbox {
  private readonly relays = new Map<string, OutboxRelay>();
  private readonly sweepMs: number;
  private timer: NodeJS.Timeout | undefined;
  private sweeping: Promise<void> | undefined;
  private stopped = false;

  constructor(private readonly parts: OutboxParts) {
    this.sweepMs = parts.sweepMs ?? SWEEP_INTERVAL_MS;
    parts.stream.connection.onReconnect(() => void this.sweepNow());
  }

  /**
   * Publishes what waits in the document, soon and without being awaited. Call it after each write with events. The
   * document need not be read when it is not deleted and the entries of the write are given.
   */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a model of any document
  publish(model: Model<any>, id: string, entries: OutboxEntry[] | null = null): void {
    this.relayOf(model as Model<unknown>).publish(id, entries);
  }

  /** Makes the sweeper look after a model's documents; `provideModel` does it. */
  watch(model: Model<unknown>): void {
    this.relayOf(model);
  }

  /** Resolves when everything passed to `publish` so far has been tried. */
  async flushed(): Promise<void> {
    await Promise.all([...this.relays.values()].map((relay) => relay.idle()));
  }

  /** Resolves when events that are published have left their documents: a copy of the data then has none of them. */
  async removePublished(): Promise<void> {
    await Promise.all([...this.relays.values()].map((relay) => relay.removePublished()));
  }

  /** Starts sweeping, at once and then again and again. */
  start(): void {
    this.sweeping = this.sweep(this.sweepMs).finally(() => this.again());
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.sweeping;
    await this.flushed();
  }

  private again(): void {
    if (this.stopped) return;
    const jitter = Math.random() * 0.2 * this.sweepMs; // replicas drift apart
    this.timer = setTimeout(() => this.start(), this.sweepMs + jitter).unref();
  }

  /** Publishes at once what was written while the message server was away. */
  private async sweepNow(): Promise<void> {
    await this.sweeping;
    if (this.stopped) return;
    clearTimeout(this.timer);
    this.sweeping = this.sweep(0).finally(() => this.again());
  }

  private async sweep(olderThanMs: number): Promise<void> {
    for (const relay of this.relays.values()) {
      try {
        const count = await relay.sweep(new Date(Date.now() - olderThanMs), SWEEP_LIMIT);
        if (count > 0)
          this.parts.log.info('pending events published', { collection: relay.collection, documents: count });
      } catch (error) {
        this.parts.log.warn('outbox sweep failed', { collection: relay.collection, error });
      }
    }
  }

  private relayOf(model: Model<unknown>): OutboxRelay {
    const existing = this.relays.get(model.collection.collectionName);
    if (existing) return existing;
    const relay = new OutboxRelay(model, this.parts);
    this.relays.set(model.collection.collectionName, relay);
    return relay;
  }
}
