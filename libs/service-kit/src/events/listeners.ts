import type { Broadcast } from '@larder/contracts';
import type { JsMsg } from '@nats-io/jetstream';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { discoverMethods, type DecoratedMethod } from '../core/discover-methods.js';
import { Log } from '../logging/log.js';
import { Broadcasts } from '../messaging/broadcasts.js';
import { finishesWithin } from '../async/finishes-within.js';
import { Metrics } from '../metrics/metrics.js';
import { durableName } from './durable-name.js';
import { DurableListener } from './durable-listener.js';
import { EventStream } from './event-stream.js';
import { Events } from './events.js';
import { handleEvent } from './handle-event.js';
import { ON_BROADCAST, LISTENS_TO, type ListenMetadata } from './listens-to.js';
import { KitTimings } from '../core/timings.js';
import { AppName } from '../core/app-name.js';
import { IN_FLIGHT_GRACE_MS } from '../core/stop-times.js';

/** Connects every `@ListensTo` and `@OnBroadcast` method of an application at its start. */
@Injectable()
export class Listeners implements OnApplicationBootstrap {
  private readonly durable: DurableListener[] = [];
  private stopping: Promise<void> | undefined;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly app: AppName,
    private readonly stream: EventStream,
    private readonly events: Events,
    private readonly broadcasts: Broadcasts,
    private readonly log: Log,
    private readonly metrics: Metrics,
    private readonly timings: KitTimings,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.find<Broadcast>(ON_BROADCAST).forEach(({ options, call }) => this.broadcasts.on(options, call));
    const methods = this.find<ListenMetadata>(LISTENS_TO);
    const [own, shared] = [methods.filter(isPerReplica), methods.filter((method) => !isPerReplica(method))];
    await Promise.all(own.map((method) => this.follow(method)));
    await Promise.all([...bySubject(shared).values()].map((group) => this.listen(group)));
  }

  /** Stops fetching and waits for the current events. May be called twice. */
  stop(): Promise<void> {
    this.stopping ??= this.stopAll();
    return this.stopping;
  }

  private async stopAll(): Promise<void> {
    const stopped = Promise.all([...this.durable.map((each) => each.stop()), this.events.stop()]);
    const inTime = await finishesWithin(stopped, this.timings.graceMs ?? IN_FLIGHT_GRACE_MS);
    if (!inTime) this.log.warn('stopped with events in flight, they will be delivered again');
  }

  private find<Options>(key: symbol): DecoratedMethod<Options>[] {
    return discoverMethods<Options>(this.discovery, this.scanner, key);
  }

  private async follow({ options, call }: DecoratedMethod<ListenMetadata>): Promise<void> {
    await this.events.follow([options.event], { handler: (_event, payload) => call(payload) });
  }

  private async listen(group: [ListenerMethod, ...ListenerMethod[]]): Promise<void> {
    const { event, from = 'beginning' } = group[0].options;
    const durable = durableName(this.app.name, event.subject);
    const handle = (message: JsMsg): Promise<void> => handleEvent(message, { ...this.partsOf(group), event });
    const concurrency = Math.max(...group.map(({ options }) => options.concurrency ?? 1));
    for (let count = 0; count < concurrency; count += 1) {
      const listener = new DurableListener({ stream: this.stream, event, durable, from, log: this.log, handle });
      await listener.start();
      this.durable.push(listener);
    }
  }

  // All listeners of a service share one consumer: if one fails, all are called again.
  private partsOf(group: ListenerMethod[]) {
    const handle = async (payload: unknown): Promise<void> => {
      for (const { call } of group) await call(payload);
    };
    const name = group.map((each) => each.name).join(', ');
    return { handle, name, log: this.log, metrics: this.metrics, pauseMs: this.timings.redeliveryPauseMs };
  }
}

type ListenerMethod = DecoratedMethod<ListenMetadata>;

function isPerReplica({ options }: ListenerMethod): boolean {
  return options.everyReplica ?? false;
}

function bySubject(methods: ListenerMethod[]): Map<string, [ListenerMethod, ...ListenerMethod[]]> {
  const groups = new Map<string, [ListenerMethod, ...ListenerMethod[]]>();
  for (const method of methods) {
    const group = groups.get(method.options.event.subject);
    if (group) group.push(method);
    else groups.set(method.options.event.subject, [method]);
  }
  return groups;
}
