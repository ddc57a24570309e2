import { Inject, Injectable } from '@nestjs/common';
import type { NatsConnection } from '@nats-io/transport-node';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import { REDIS } from '../core/tokens.js';
import { InjectConnection } from '../mongo/provide-model.js';
import { NATS } from '../nats/tokens.js';

/** The servers that every service uses. */
@Injectable()
export class BackingServers {
  constructor(
    @InjectConnection() private readonly db: Connection,
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(NATS) private readonly nats: NatsConnection,
  ) {}

  /** One round trip each; rejects, or never resolves, when the server is unavailable. */
  readonly pings: Readonly<Record<'mongodb' | 'redis' | 'nats', () => Promise<unknown>>> = {
    mongodb: async () => this.db.db?.admin().ping(),
    redis: () => this.redis.ping(),
    nats: () => this.nats.flush(),
  };
}
