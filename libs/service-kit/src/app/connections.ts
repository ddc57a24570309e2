import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { NatsConnection } from '@nats-io/transport-node';
import type { Redis } from 'ioredis';
import { Listeners } from '../events/listeners.js';
import { Log } from '../logging/log.js';
import { NATS } from '../messaging/tokens.js';
import { withinGrace } from '../messaging/within-grace.js';
import { REDIS } from './tokens.js';

const CLOSE_MS = 5_000;

/** Closes what an application keeps open, after everything that uses it has stopped. */
@Injectable()
export class Connections implements OnApplicationShutdown {
  private readonly closing: (() => Promise<unknown>)[] = [];

  constructor(
    @Inject(NATS) private readonly nats: NatsConnection,
    @Inject(REDIS) private readonly redis: Redis,
    private readonly listeners: Listeners,
    private readonly log: Log,
  ) {}

  /** Adds something to close before NATS and Redis. */
  closeFirst(close: () => Promise<unknown>): void {
    this.closing.push(close);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.listeners.stop();
    for (const close of this.closing) await this.attempt(close);
    await this.attempt(() => withinGrace(this.nats.drain(), CLOSE_MS));
    this.redis.disconnect();
  }

  private async attempt(close: () => Promise<unknown>): Promise<void> {
    try {
      await close();
    } catch (error) {
      this.log.debug('connection did not close cleanly', { error });
    }
  }
}
