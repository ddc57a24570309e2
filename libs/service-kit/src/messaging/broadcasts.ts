import { CachesInvalidated, GenerationChanged, type Broadcast } from '@larder/contracts';
import type { NatsConnection } from '@nats-io/transport-node';
import type { z } from 'zod';
import type { Log } from '../logging/log.js';
import { decode, encode } from '../nats/codec.js';
import type { InProcessBroadcasts } from '../in-process/in-process-broadcasts.js';
import { subjectOf } from '../nats/subjects.js';

/**
 * Notifications to all running applications, without delivery guarantee: caches are also cleared after a reconnect. The
 * sender's own process has received one when `send` returns, and receives it again over NATS: handlers must be idempotent.
 */
export class Broadcasts {
  private readonly voidHooks: (() => void)[] = [];
  /** Each removes a listener within this process. */
  private readonly removals = new Set<() => void>();

  constructor(
    private readonly nats: NatsConnection,
    private readonly namespace: string,
    private readonly log: Log,
    private readonly local?: InProcessBroadcasts,
  ) {
    void this.watchConnection();
    this.on(GenerationChanged, () => this.callHooks());
    this.on(CachesInvalidated, () => this.callHooks());
  }

  send<B extends Broadcast>(broadcast: B, payload: z.input<B['payload']>): void {
    const [subject, data] = [subjectOf(this.namespace, broadcast), encode(payload)];
    this.local?.send(subject, data);
    this.nats.publish(subject, data);
  }

  /** Calls the handler for each broadcast; the returned function stops listening. Payloads that do not fit the schema are ignored. */
  on<B extends Broadcast>(broadcast: B, handler: (payload: z.output<B['payload']>) => unknown): () => void {
    const subject = subjectOf(this.namespace, broadcast);
    const receive = (data: Uint8Array) => void this.receive(broadcast, data, handler);
    const subscription = this.nats.subscribe(subject, { callback: (_error, message) => receive(message.data) });
    const remove = this.local?.on(subject, receive) ?? (() => undefined);
    this.removals.add(remove);
    return () => {
      subscription.unsubscribe();
      remove();
      this.removals.delete(remove);
    };
  }

  /** Calls the hook when caches are invalid: broadcasts may have been missed, all data were replaced, or read models rebuilt. */
  onVoid(hook: () => void): void {
    this.voidHooks.push(hook);
  }

  private async receive<B extends Broadcast>(
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
    for await (const { type } of this.nats.status()) if (type === 'reconnect') this.callHooks();
    this.removals.forEach((remove) => remove());
    this.removals.clear();
  }

  private callHooks(): void {
    this.voidHooks.forEach((hook) => this.call(hook));
  }

  /** A hook that fails must not keep the others, and those of later reconnects, from being called. */
  private call(hook: () => void): void {
    try {
      hook();
    } catch (error) {
      this.log.error('caches not cleared', { error });
    }
  }
}
