import type { DomainEvent, PayloadOf } from '@larder/contracts';
import type { NatsConnection } from '@nats-io/transport-node';
import type { JsMsg } from '@nats-io/jetstream';
import type { Log } from '../logging/log.js';
import { subjectOf } from '../messaging/subjects.js';
import type { EventStream } from './event-stream.js';
import { Follower } from './follower.js';
import { parseEvent } from './parse-event.js';

interface FollowOptions {
  /** A position read with `position()` before loading; absent: from now on. */
  after?: number;
  /** Called in the stream's order per event kind. What it throws is logged: following goes on. */
  handler: (event: DomainEvent, payload: PayloadOf<DomainEvent>, sequence: number) => unknown;
  /** Events since `after` are gone: load again. */
  onGap?: () => void;
}

/** Ways to hear events that need no acknowledgement: for screens and for memory that is rebuilt at a start. */
export class Events {
  private readonly followers = new Set<Follower>();

  constructor(
    private readonly nats: NatsConnection,
    private readonly stream: EventStream,
    private readonly log: Log,
  ) {}

  /** Calls the handler for each event published while this process is connected; the result stops. */
  observe<E extends DomainEvent>(event: E, handler: (payload: PayloadOf<E>) => unknown): () => void {
    const subscription = this.nats.subscribe(subjectOf(this.stream.namespace, event), {
      callback: (_error, message) => void this.attempt(event, () => handler(parseEvent(event, message.data))),
    });
    return () => subscription.unsubscribe();
  }

  /** The number of the last event so far: read it, load what you need, then `follow` after it. */
  async position(): Promise<number> {
    return this.stream.lastSequence();
  }

  /** Follows events with this replica's own consumers. Resolves when following; the result stops. */
  async follow(events: DomainEvent[], { after, handler, onGap }: FollowOptions): Promise<() => Promise<void>> {
    const bySubject = new Map(events.map((event) => [subjectOf(this.stream.namespace, event), event]));
    const handle = async (message: JsMsg): Promise<void> => {
      const event = bySubject.get(message.subject);
      if (event) await this.attempt(event, () => handler(event, parseEvent(event, message.data), message.seq));
    };
    const follower = new Follower({
      stream: this.stream,
      subjects: events.map(({ subject }) => subject),
      after,
      handle,
      onGap,
    });
    await follower.start();
    this.followers.add(follower);
    return async () => {
      this.followers.delete(follower);
      await follower.stop();
    };
  }

  async stop(): Promise<void> {
    await Promise.all([...this.followers].map((each) => each.stop()));
  }

  private async attempt(event: DomainEvent, work: () => unknown): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.log.error('event not handled', { subject: event.subject, error });
    }
  }
}
