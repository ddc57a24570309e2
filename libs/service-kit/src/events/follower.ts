import { DeliverPolicy, type ConsumerMessages, type JsMsg } from '@nats-io/jetstream';
import type { EventStream } from './event-stream.js';

interface FollowerParts {
  stream: EventStream;
  /** Subject of the event, without namespace. */
  subject: string;
  handle: (message: JsMsg) => Promise<void> | void;
  /** Called when no more events arrive although the follower was not stopped: `resume` follows them again. */
  onLost: (error: unknown) => void;
}

/** This replica's consumer of one kind of event, in order and without acknowledgement. Not durable. */
export class Follower {
  private messages: ConsumerMessages | undefined;
  private loop: Promise<void> | undefined;
  private lastSeen = 0;
  private lost = false;

  constructor(private readonly parts: FollowerParts) {}

  /** Whether its events have stopped arriving. */
  get isLost(): boolean {
    return this.lost;
  }

  /** Follows the events after the number `after`. */
  async start(after: number): Promise<void> {
    const { js, name, namespace } = this.parts.stream;
    this.lastSeen = after;
    const consumer = await js.consumers.get(name, {
      filter_subjects: `${namespace}.event.${this.parts.subject}`,
      deliver_policy: DeliverPolicy.StartSequence,
      opt_start_seq: after + 1,
    });
    this.messages = await consumer.consume();
    this.lost = false;
    this.loop = this.run(this.messages);
  }

  /**
   * Resumes after a lost connection, since the server may have lost the consumer. Returns whether events were missed.
   *
   * @param last the number of the server's last event
   */
  async resume(last: number): Promise<boolean> {
    await this.stop();
    const hasGap = last < this.lastSeen;
    await this.start(hasGap ? 0 : this.lastSeen);
    return hasGap;
  }

  async stop(): Promise<void> {
    const { messages } = this;
    this.messages = undefined;
    messages?.stop();
    await this.loop;
  }

  private async run(messages: ConsumerMessages): Promise<void> {
    try {
      for await (const message of messages) {
        await this.parts.handle(message);
        this.lastSeen = message.seq;
      }
      this.onEnd(messages, new Error('The consumer has ended.'));
    } catch (error) {
      this.onEnd(messages, error);
    }
  }

  /** Ignores consumers that were stopped. */
  private onEnd(messages: ConsumerMessages, error: unknown): void {
    if (this.messages !== messages) return;
    this.lost = true;
    this.parts.onLost(error);
  }
}
