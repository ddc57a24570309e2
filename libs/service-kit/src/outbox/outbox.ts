import type { Model } from 'mongoose';
import type { OutboxEntry } from '../documents/outbox-fields.js';
import type { Log } from '../logging/log.js';
import type { Metrics } from '../metrics/metrics.js';
import type { EventStream } from '../events/event-stream.js';
import { OutboxRelay } from './relay/outbox-relay.js';

/** The interval of the sweep, and the age from which it publishes a document's events, in milliseconds. */
export const SWEEP_INTERVAL_MS = 10_000;
const SWEEP_LIMIT = 500;

interface OutboxParts {
  stream: EventStream;
  log: Log;
  metrics: Metrics;
  sweepMs?: number | undefined;
}

/** Publishes the events in documents: immediately after a write, and in a sweep after a crash. */
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
   * Publishes the pending events of the document without being awaited. Call it after each write with events. The
   * document need not be read when it is not deleted and the entries of the write are given.
   */
  // oxlint-disable-next-line typescript/no-explicit-any -- a model of any document
  publish(model: Model<any>, id: string, entries: OutboxEntry[] | null = null): void {
    this.relayOf(model as Model<unknown>).publish(id, entries);
  }

  /** Includes the documents of a model in the sweep; called by `provideModel`. */
  watch(model: Model<unknown>): void {
    this.relayOf(model);
  }

  /** Resolves when everything passed to `publish` so far has been attempted. */
  async waitUntilIdle(): Promise<void> {
    await Promise.all([...this.relays.values()].map((relay) => relay.idle()));
  }

  /**
   * Resolves when published events have been removed from their documents, so that copies of the data do not contain
   * them.
   */
  async removePublished(): Promise<void> {
    await Promise.all([...this.relays.values()].map((relay) => relay.removePublished()));
  }

  /** Starts the sweep, immediately and then at intervals. */
  start(): void {
    this.sweeping = this.sweep(this.sweepMs).finally(() => this.scheduleSweep());
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.sweeping;
    await this.waitUntilIdle();
  }

  private scheduleSweep(): void {
    clearTimeout(this.timer); // of another sweep: two reconnects may have started two at once
    if (this.stopped) return;
    const jitter = Math.random() * 0.2 * this.sweepMs; // so that replicas sweep at different times
    this.timer = setTimeout(() => this.start(), this.sweepMs + jitter).unref();
  }

  /** Publishes events immediately that were written while the message server was unavailable. */
  private async sweepNow(): Promise<void> {
    await this.sweeping;
    if (this.stopped) return;
    clearTimeout(this.timer);
    this.sweeping = this.sweep(0).finally(() => this.scheduleSweep());
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
