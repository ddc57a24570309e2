import type { DomainEvent, PayloadOf } from '@larder/contracts';
import { EventEnvelope } from '@larder/contracts';
import type { NatsConnection } from '@nats-io/transport-node';
import { waitUntil } from './wait-until.js';

interface ReceivedEvent {
  subject: string;
  body: unknown;
}

/** All published events of a namespace. */
export class PublishedEvents {
  private readonly received: ReceivedEvent[] = [];

  constructor(nats: NatsConnection, namespace: string) {
    const prefix = `${namespace}.event.`;
    nats.subscribe(`${prefix}>`, {
      callback: (_error, message) => {
        this.received.push({ subject: message.subject.slice(prefix.length), body: message.json() });
      },
    });
  }

  /** The received events of a kind. */
  of<E extends DomainEvent>(event: E): PayloadOf<E>[] {
    const bodies = this.received.filter(({ subject }) => subject === event.subject).map(({ body }) => body);
    return bodies.map(
      (body) => ({ ...(event.payload.parse(body) as object), ...EventEnvelope.parse(body) }) as PayloadOf<E>,
    );
  }

  /** Waits until `count` matching events of a kind were received. */
  async next<E extends DomainEvent>(event: E, wait: WaitFor<E> = {}): Promise<PayloadOf<E>[]> {
    const { count = 1, where = () => true, withinMs } = wait;
    const matching = (): PayloadOf<E>[] | null => {
      const events = this.of(event).filter(where);
      return events.length >= count ? events : null;
    };
    return waitUntil(matching, {
      ...(withinMs === undefined ? {} : { withinMs }),
      what: `${count} × ${event.subject}`,
    });
  }
}

export interface WaitFor<E extends DomainEvent> {
  count?: number;
  where?: (event: PayloadOf<E>) => boolean;
  withinMs?: number;
}
