import type { DomainEvent, PayloadOf } from '@larder/contracts';
import { EventEnvelope } from '@larder/contracts';
import type { NatsConnection } from '@nats-io/transport-node';

interface Heard {
  subject: string;
  body: unknown;
}

/** Every event of a namespace, as it is published. */
export class PublishedEvents {
  private readonly heard: Heard[] = [];
  private waiting: (() => void)[] = [];

  constructor(nats: NatsConnection, namespace: string) {
    const prefix = `${namespace}.event.`;
    nats.subscribe(`${prefix}>`, {
      callback: (_error, message) => this.hear({ subject: message.subject.slice(prefix.length), body: message.json() }),
    });
  }

  /** The events of a kind heard so far. */
  of<E extends DomainEvent>(event: E): PayloadOf<E>[] {
    const bodies = this.heard.filter(({ subject }) => subject === event.subject).map(({ body }) => body);
    return bodies.map(
      (body) => ({ ...(event.payload.parse(body) as object), ...EventEnvelope.parse(body) }) as PayloadOf<E>,
    );
  }

  /** Waits for the first `count` events of a kind, or those that match. */
  async next<E extends DomainEvent>(
    event: E,
    { count = 1, where = () => true, withinMs = 15_000 }: WaitFor<E> = {},
  ): Promise<PayloadOf<E>[]> {
    const end = AbortSignal.timeout(withinMs);
    for (;;) {
      const found = this.of(event).filter(where);
      if (found.length >= count) return found;
      if (end.aborted) throw new Error(`Waited ${withinMs} ms for ${count} × ${event.subject}; heard ${found.length}.`);
      await this.somethingHeard(end);
    }
  }

  private hear(heard: Heard): void {
    this.heard.push(heard);
    this.waiting.splice(0).forEach((resolve) => resolve());
  }

  private async somethingHeard(end: AbortSignal): Promise<void> {
    await new Promise<void>((resolve) => {
      this.waiting.push(resolve);
      const timer = setInterval(() => end.aborted && (clearInterval(timer), resolve()), 50);
      this.waiting.push(() => clearInterval(timer));
    });
  }
}

export interface WaitFor<E extends DomainEvent> {
  count?: number;
  where?: (event: PayloadOf<E>) => boolean;
  withinMs?: number;
}
