import type { Broadcast } from '@larder/contracts';
import type { NatsConnection } from '@nats-io/transport-node';
import type { z } from 'zod';
import type { Log } from '../logging/log.js';
import { decode, encode } from '../nats/codec.js';
import type { InProcessBroadcasts } from '../in-process/in-process-broadcasts.js';
import { subjectOf } from '../nats/subjects.js';

/**
 * Notes to whoever runs now. One may be missed, so whoever caches also clears after a reconnect. Parts of the sender's own
 * process have heard it when `send` returns, and hear it again over NATS: what they do must be harmless twice.
 */
export class Broadcasts {
  private readonly reconnectHooks: (() => void)[] = [];
  /** Each removes a listener of the own process. */
  private readonly removals = new Set<() => void>();

  constructor(
    private readonly nats: NatsConnection,
    private readonly namespace: string,
    private readonly log: Log,
    private readonly local?: InProcessBroadcasts,
  ) {
    void this.watchConnection();
  }

  send<B extends Broadcast>(broadcast: B, payload: z.input<B['payload']>): void {
    const [subject, data] = [subjectOf(this.namespace, broadcast), encode(payload)];
    this.local?.send(subject, data);
    this.nats.publish(subject, data);
  }

  /** Calls the handler for each note; the result stops listening. Notes that do not fit the schema are ignored. */
  on<B extends Broadcast>(broadcast: B, handler: (payload: z.output<B['payload']>) => unknown): () => void {
    const subject = subjectOf(this.namespace, broadcast);
    const hear = (data: Uint8Array) => void this.hear(broadcast, data, handler);
    const subscription = this.nats.subscribe(subject, { callback: (_error, message) => hear(message.data) });
    const remove = this.local?.on(subject, hear) ?? (() => undefined);
    this.removals.add(remove);
    return () => {
      subscription.unsubscribe();
      remove();
      this.removals.delete(remove);
    };
  }

  /** Calls the hook when the connection is back after a loss: notes may have been missed. */
  onReconnect(hook: () => void): void {
    this.reconnectHooks.push(hook);
  }

  private async hear<B extends Broadcast>(
    broadcast: B,
    data: Uint8Array,
    handler: (payload: z.output<B['payload']>) => unknown,
  ): Promise<void> {
    try {
      await handler(broadcast.payload.parse(decode(data)) as z.output<B['payload']>);
    } catch (error) {
      this.log.warn('broadcast not handled', { subject: broadcast.subject, error });
    }
  }

  /** Ends with the connection: the listeners of an instance that is replaced must not outlive it. */
  private async watchConnection(): Promise<void> {
    for await (const { type } of this.nats.status())
      if (type === 'reconnect') this.reconnectHooks.forEach((hook) => this.call(hook));
    this.removals.forEach((remove) => remove());
    this.removals.clear();
  }

  /** A hook that fails must not keep the others, and those of later reconnects, from being called. */
  private call(hook: () => void): void {
    try {
      hook();
    } catch (error) {
      this.log.error('reconnect not handled', { error });
    }
  }
}
