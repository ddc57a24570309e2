import type { DomainEvent, PayloadOf } from '@larder/contracts';
import type { JsMsg } from '@nats-io/jetstream';
import type { EventStream } from './event-stream.js';
import { Follower } from './follower.js';
import { parseEvent } from './parse-event.js';

export interface FollowOptions {
  /** A position from `position()`, read before loading; only new events when absent. */
  after?: number;
  /** Called in the stream's order per kind of event. Errors are logged, and following continues. */
  handler: (event: DomainEvent, payload: PayloadOf<DomainEvent>, sequence: number) => unknown;
  /** Called when events were missed, because they expired or the server lost them: load the data again. */
  onGap?: () => void;
}

type Attempt = (event: DomainEvent, work: () => unknown) => Promise<void>;

/** A subscription to several kinds of events, which are followed together. */
export class EventSubscription {
  private readonly followers: Follower[];
  private resuming: Promise<void> | undefined;

  constructor(
    private readonly stream: EventStream,
    events: DomainEvent[],
    private readonly options: FollowOptions,
    attempt: Attempt,
    onLost: (error: unknown) => void,
  ) {
    // One consumer per kind: the oldest server we support has no consumers with several filters.
    this.followers = events.map((event) => {
      const call = (message: JsMsg) => options.handler(event, parseEvent(event, message.data), message.seq);
      const handle = (message: JsMsg) => attempt(event, () => call(message));
      return new Follower({ stream, subject: event.subject, handle, onLost });
    });
  }

  /** Resolves once subscribed: an event published afterwards is received. */
  async start(): Promise<void> {
    const { first_seq: first, last_seq: last } = await this.stream.state();
    const { after = last, onGap } = this.options;
    if (first > after + 1) onGap?.();
    await Promise.all(this.followers.map((each) => each.start(after)));
  }

  /**
   * Resumes after a lost connection, or when no more events arrive. A second call during a run returns the first one's
   * promise.
   */
  resume(): Promise<void> {
    this.resuming ??= this.resumeAll();
    return this.resuming;
  }

  private async resumeAll(): Promise<void> {
    try {
      // Followers that were lost again while others were resumed.
      do await this.resumeOnce();
      while (this.followers.some(({ isLost }) => isLost));
    } finally {
      // Directly after the last check: a follower that is lost next starts another run.
      this.resuming = undefined;
    }
  }

  private async resumeOnce(): Promise<void> {
    const { last_seq: last } = await this.stream.state();
    const gaps = await Promise.all(this.followers.map((each) => each.resume(last)));
    if (gaps.includes(true)) this.options.onGap?.();
  }

  async stop(): Promise<void> {
    await Promise.all(this.followers.map((each) => each.stop()));
  }
}
