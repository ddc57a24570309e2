import { ActorChanged, ReadSelf, type Actor, type Json } from '@larder/contracts';
import { Broadcasts, ServiceClient } from '@larder/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ReplyCache } from './reply-cache.js';

const LIMITS = { ttlMs: 15_000, maxEntries: 5_000 };

/** Caches the accounts of callers as long as their tokens (`TokenCache`); the same broadcasts remove them. */
@Injectable()
export class AccountReplies implements OnModuleInit {
  private readonly cache = new ReplyCache<Json>(LIMITS);

  constructor(
    private readonly services: ServiceClient,
    private readonly broadcasts: Broadcasts,
  ) {}

  onModuleInit(): void {
    this.broadcasts.on(ActorChanged, ({ userId }) => this.cache.forget(userId));
    this.broadcasts.onInvalidated(() => this.cache.clear());
  }

  /** The caller's account; the reply depends only on the user of the actor. */
  read(actor: Actor): Promise<Json> {
    return this.cache.read(actor.userId, () => this.services.as(actor).requestText(ReadSelf, {}));
  }
}
