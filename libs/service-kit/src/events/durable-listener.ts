import {
  AckPolicy,
  DeliverPolicy,
  type Consumer,
  type ConsumerConfig,
  type ConsumerMessages,
  type JsMsg,
} from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import type { DomainEvent } from '@larder/contracts';
import { pause } from '../async/abortable.js';
import type { Log } from '../logging/log.js';
import { extendAckWait } from './ack-wait.js';
import type { EventStream } from './event-stream.js';

const ACK_WAIT_MS = 60_000;
/** With a back-off of up to five minutes, about a week: the retention of the stream. */
const MAX_DELIVERIES = 2_000;
const PULL_MS = 30_000;
/**
 * Events of one request: many, since a request costs more than an event; few, since those that a killed process has not
 * handled yet are delivered again only after `ACK_WAIT_MS`.
 */
const BATCH = 10;
const RETRY_MS = 1_000;

interface ListenerParts {
  stream: EventStream;
  event: DomainEvent;
  /** Name of the durable consumer, shared by the replicas of a service. */
  durable: string;
  from: 'beginning' | 'now';
  log: Log;
  handle: (message: JsMsg) => Promise<void>;
}

/** Fetches events of one kind and handles them one after another; each is handled by one replica of the service. */
export class DurableListener {
  private stopped = false;
  private pull: ConsumerMessages | undefined;
  private loop: Promise<void> | undefined;

  constructor(private readonly parts: ListenerParts) {}

  /** Resolves when the consumer exists, so that no event published afterwards is missed. */
  async start(): Promise<void> {
    const consumer = await this.prepare();
    this.loop = this.run(consumer);
  }

  /** Stops fetching and waits for the current event; those after it are returned to the stream. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.pull?.stop();
    await this.loop;
  }

  private async prepare(): Promise<Consumer> {
    const { stream, durable } = this.parts;
    const manager = await stream.ready();
    const existing = await manager.consumers.info(stream.name, durable).catch(() => undefined);
    if (!existing) await manager.consumers.add(stream.name, this.config());
    return stream.js.consumers.get(stream.name, durable);
  }

  private config(): Partial<ConsumerConfig> {
    const { stream, event, durable, from } = this.parts;
    return {
      durable_name: durable,
      filter_subject: `${stream.namespace}.event.${event.subject}`,
      ack_policy: AckPolicy.Explicit,
      ack_wait: nanos(ACK_WAIT_MS),
      max_deliver: MAX_DELIVERIES,
      deliver_policy: from === 'now' ? DeliverPolicy.New : DeliverPolicy.All,
    };
  }

  private async run(consumer: Consumer): Promise<void> {
    while (!this.stopped) {
      try {
        await this.fetch(consumer);
      } catch (error) {
        if (this.stopped) return;
        this.parts.log.debug('events not fetched, retrying', { consumer: this.parts.durable, error });
        await pause(RETRY_MS);
        this.parts.stream.recheck();
        consumer = await this.prepare().catch(() => consumer);
      }
    }
  }

  /** Ends when a batch is handled, or when no more events have come for a while. */
  private async fetch(consumer: Consumer): Promise<void> {
    this.pull = await consumer.fetch({ max_messages: BATCH, expires: PULL_MS });
    if (this.stopped) return this.pull.stop();
    let handled = Promise.resolve();
    for await (const message of this.pull) {
      const stopExtending = extendAckWait(message, this.parts.log);
      handled = handled.then(() => this.handle(message)).finally(stopExtending);
    }
    await handled;
  }

  private async handle(message: JsMsg): Promise<void> {
    try {
      if (this.stopped) message.nak();
      else await this.parts.handle(message);
    } catch (error) {
      this.parts.log.debug('event not acknowledged', { consumer: this.parts.durable, error });
    }
  }
}
