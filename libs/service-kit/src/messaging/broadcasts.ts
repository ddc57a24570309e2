import { CachesInvalidated, GenerationChanged, type Broadcast } from '@larder/contracts';
import type { NatsConnection } from '@nats-io/transport-node';
import type { z } from 'zod';
import type { Log } from '../logging/log.js';
import { decode, encode } from '../nats/codec.js';
import type { InProcessBroadcasts } from '../in-process/in-process-broadcasts.js';
import { subjectOf } from '../nats/subjects.js';

/**
 * Messages to all running applications, without delivery guarantee: caches are also cleared after a reconnect. The
 * sender's own process receives a message before `send` returns, and again over NATS: handlers must be idempotent.
 */
export class Broadcasts {
  private readonly invalidationHooks: (() => void)[] = [];
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

  /** Calls the handler for each broadcast; the returned function unsubscribes. Invalid payloads are ignored. */
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

  /**
   * Calls the hook when caches are invalid: broadcasts were missed, all data was replaced, or read models were rebuilt.
   */
  onInvalidated(hook: () => void): void {
    this.invalidationHooks.push(hook);
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

  /** Ends with the connection, so that a replaced instance has no more listeners. */
  private async watchConnection(): Promise<void> {
    for await (const { type } of this.nats.status()) if (type === 'reconnect') this.callHooks();
    this.removals.forEach((remove) => remove());
    this.removals.clear();
  }

  private callHooks(): void {
    this.invalidationHooks.forEach((hook) => this.call(hook));
  }

  /** Calls a hook; its failure must not prevent the other hooks and later calls. */
  private call(hook: () => void): void {
    try {
      hook();
    } catch (error) {
      this.log.error('caches not cleared', { error });
    }
  }
}
