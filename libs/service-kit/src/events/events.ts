import type { DomainEvent, PayloadOf } from '@larder/contracts';
import type { NatsConnection } from '@nats-io/transport-node';
import type { Log } from '../logging/log.js';
import { pause } from '../async/abortable.js';
import { subjectOf } from '../nats/subjects.js';
import type { EventStream } from './event-stream.js';
import { EventSubscription, type FollowOptions } from './event-subscription.js';
import { parseEvent } from './parse-event.js';

const RETRY_MS = 1_000;

/**
 * Subscriptions to events without acknowledgement: for live updates, and for state in memory that is rebuilt at a
 * start.
 */
export class Events {
  private readonly subscriptions = new Set<EventSubscription>();

  constructor(
    private readonly nats: NatsConnection,
    private readonly stream: EventStream,
    private readonly log: Log,
  ) {
    void this.watchConnection();
  }

  /** Calls the handler for each event published while this process is connected; the returned function unsubscribes. */
  observe<E extends DomainEvent>(event: E, handler: (payload: PayloadOf<E>) => unknown): () => void {
    const subscription = this.nats.subscribe(subjectOf(this.stream.namespace, event), {
      callback: (_error, message) => void this.attempt(event, () => handler(parseEvent(event, message.data))),
    });
    return () => subscription.unsubscribe();
  }

  /** The number of the last event: read it, load the data, then `follow` from there. */
  async position(): Promise<number> {
    return (await this.stream.state()).last_seq;
  }

  /** Follows events with this replica's own consumers. Resolves once subscribed; the returned function unsubscribes. */
  async follow(events: DomainEvent[], options: FollowOptions): Promise<() => Promise<void>> {
    const attempt = (event: DomainEvent, work: () => unknown) => this.attempt(event, work);
    const subscription: EventSubscription = new EventSubscription(this.stream, events, options, attempt, (error) => {
      this.log.warn('events no longer arrive, subscribing again', { error });
      void this.resumeWithRetries(subscription);
    });
    await subscription.start();
    this.subscriptions.add(subscription);
    return async () => {
      this.subscriptions.delete(subscription);
      await subscription.stop();
    };
  }

  async stop(): Promise<void> {
    const all = [...this.subscriptions];
    this.subscriptions.clear();
    await Promise.all(all.map((each) => each.stop()));
  }

  private async watchConnection(): Promise<void> {
    for await (const { type } of this.nats.status()) if (type === 'reconnect') await this.resume();
  }

  private async resume(): Promise<void> {
    this.stream.recheck();
    await Promise.all([...this.subscriptions].map((subscription) => this.resumeWithRetries(subscription)));
  }

  private async resumeWithRetries(subscription: EventSubscription): Promise<void> {
    while (this.subscriptions.has(subscription) && !this.nats.isClosed()) {
      try {
        return await subscription.resume();
      } catch (error) {
        this.log.warn('subscription to events failed, retrying', { error });
        await pause(RETRY_MS);
      }
    }
  }

  private async attempt(event: DomainEvent, work: () => unknown): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.log.error('event not handled', { subject: event.subject, error });
    }
  }
}
