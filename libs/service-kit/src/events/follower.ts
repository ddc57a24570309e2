import { DeliverPolicy, type ConsumerMessages, type JsMsg } from '@nats-io/jetstream';
import type { EventStream } from './event-stream.js';

interface FollowerParts {
  stream: EventStream;
  /** Subjects of the events, without namespace. */
  subjects: string[];
  /** The number of the last event already known; absent to hear what is published from now on. */
  after?: number | undefined;
  handle: (message: JsMsg) => Promise<void> | void;
  /** Called when events after `after` are no longer kept. */
  onGap?: (() => void) | undefined;
}

/** A replica's own view of the stream, in order and without acknowledgement. It ends with the process. */
export class Follower {
  private messages: ConsumerMessages[] = [];
  private loops: Promise<void>[] = [];

  constructor(private readonly parts: FollowerParts) {}

  /** Resolves when it follows: an event published afterwards will be heard. */
  async start(): Promise<void> {
    const manager = await this.parts.stream.ready();
    const { state } = await manager.streams.info(this.parts.stream.name);
    const after = this.parts.after ?? state.last_seq;
    if (this.parts.after !== undefined && state.first_seq > after + 1) this.parts.onGap?.();
    await Promise.all(this.parts.subjects.map((subject) => this.follow(subject, after)));
  }

  async stop(): Promise<void> {
    this.messages.forEach((each) => each.stop());
    await Promise.all(this.loops);
  }

  // One consumer per subject: the oldest server we support has no consumers with several filters.
  private async follow(subject: string, after: number): Promise<void> {
    const { js, name, namespace } = this.parts.stream;
    const consumer = await js.consumers.get(name, {
      filter_subjects: `${namespace}.event.${subject}`,
      deliver_policy: DeliverPolicy.StartSequence,
      opt_start_seq: after + 1,
    });
    const messages = await consumer.consume();
    this.messages.push(messages);
    this.loops.push(this.run(messages));
  }

  private async run(messages: ConsumerMessages): Promise<void> {
    for await (const message of messages) await this.parts.handle(message);
  }
}
