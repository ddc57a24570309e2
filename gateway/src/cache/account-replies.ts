import { ActorChanged, ReadSelf, type Actor, type Json } from '@larder/contracts';
import { Broadcasts, ServiceClient } from '@larder/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ReplyCache } from './reply-cache.js';

const LIMITS = { keptMs: 15_000, mostEntries: 5_000 };

/** The callers' own accounts, kept as long as the tokens are that name them (`TokenCache`), and forgotten as they are. */
@Injectable()
export class AccountReplies implements OnModuleInit {
  private readonly cache = new ReplyCache(LIMITS);

  constructor(
    private readonly services: ServiceClient,
    private readonly broadcasts: Broadcasts,
  ) {}

  onModuleInit(): void {
    this.broadcasts.on(ActorChanged, ({ userId }) => this.cache.forget(userId));
    this.broadcasts.onReconnect(() => this.cache.clear());
  }

  /** The caller's account: it depends on nothing of the actor but its user. */
  read(actor: Actor): Promise<Json> {
    return this.cache.read(actor.userId, () => this.services.as(actor).requestText(ReadSelf, {}));
  }
}
