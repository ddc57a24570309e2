import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { NatsConnection } from '@nats-io/transport-node';
import type { Redis } from 'ioredis';
import { Listeners } from '../events/listeners.js';
import { Liveness } from '../health/liveness.js';
import { disconnectRedis } from '../key-value/connect-redis.js';
import { Log } from '../logging/log.js';
import { connectionMonitorOf } from '../nats/connection-monitor.js';
import { NATS } from '../nats/tokens.js';
import { finishesWithin } from '../async/finishes-within.js';
import { CONNECTION_MS } from '../core/stop-times.js';
import { Metrics } from '../metrics/metrics.js';
import { Tracing } from '../tracing/tracing.js';
import { REDIS } from '../core/tokens.js';

/** Closes the connections of an application, after everything that uses them has stopped. */
@Injectable()
export class Connections implements OnApplicationShutdown {
  private readonly lastWrites: (() => Promise<unknown>)[] = [];
  private readonly closing: (() => Promise<unknown>)[] = [];
  private readonly forcedClosers: (() => unknown)[] = [];

  constructor(
    @Inject(NATS) private readonly nats: NatsConnection,
    @Inject(REDIS) private readonly redis: Redis,
    private readonly listeners: Listeners,
    private readonly log: Log,
    private readonly liveness: Liveness,
    private readonly metrics: Metrics,
    private readonly tracing: Tracing,
  ) {
    liveness.add('nats', () => (nats.isClosed() ? 'the connection is closed permanently' : null));
    liveness.add('redis', () => (redis.status === 'end' ? 'the connection is closed permanently' : null));
  }

  /** Adds a final write, made after all work has ended and before anything is closed. */
  writeLast(write: () => Promise<unknown>): void {
    this.lastWrites.push(write);
  }

  /** Adds something to close before NATS and Redis. */
  closeFirst(close: () => Promise<unknown>): void {
    this.closing.push(close);
  }

  /** Adds a function that closes a connection at once, without waiting for its server. */
  closeForcedWith(cut: () => unknown): void {
    this.forcedClosers.push(cut);
  }

  /** Closes everything at once, for an application that has failed or does not stop. Safe after an orderly stop. */
  closeForced(): void {
    this.liveness.stop();
    const all = [
      ...this.forcedClosers,
      () => this.tracing.close(),
      () => this.nats.close(),
      () => disconnectRedis(this.redis),
    ];
    for (const each of all) void this.attempt(each);
    this.metrics.close();
  }

  /** Closes all connections concurrently: each may wait for an unreachable server. */
  async onApplicationShutdown(): Promise<void> {
    this.liveness.stop();
    await this.listeners.stop();
    await Promise.all(this.lastWrites.map((write) => this.attempt(write)));
    await Promise.all(this.closing.map((close) => this.attempt(close)));
    await this.attempt(() => this.closeNats());
    await this.attempt(() => this.tracing.close());
    disconnectRedis(this.redis);
    this.metrics.close();
  }

  /** Does not drain a connection that is down, which would wait for a reconnect. */
  private async closeNats(): Promise<void> {
    if (connectionMonitorOf(this.nats).isUp) await finishesWithin(this.nats.drain(), CONNECTION_MS);
    if (!this.nats.isClosed()) await this.nats.close();
  }

  private async attempt(close: () => unknown): Promise<void> {
    try {
      const inTime = await finishesWithin(Promise.resolve(close()), CONNECTION_MS);
      if (!inTime) this.log.debug('connection not closed in time, abandoned');
    } catch (error) {
      this.log.debug('connection did not close cleanly', { error });
    }
  }
}
