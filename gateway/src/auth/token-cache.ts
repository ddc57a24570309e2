import { createHash } from 'node:crypto';
import { ActorChanged, ResolveToken, type Identity } from '@larder/contracts';
import { Broadcasts, ServiceClient } from '@larder/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

const TTL_MS = 15_000;
const MAX_ENTRIES = 20_000;

interface CachedIdentity {
  identity: Promise<Identity>;
  userId?: string;
}

/**
 * Caches for 15 seconds the identity of a token, so that not every request needs the identity service. A broadcast
 * about a changed user removes the entry at once; after a reconnect all entries are removed, since a broadcast may have
 * been missed.
 */
@Injectable()
export class TokenCache implements OnModuleInit {
  private readonly entries = new LRUCache<string, CachedIdentity>({ max: MAX_ENTRIES, ttl: TTL_MS });

  constructor(
    private readonly services: ServiceClient,
    private readonly broadcasts: Broadcasts,
  ) {}

  onModuleInit(): void {
    this.broadcasts.on(ActorChanged, ({ userId }) => this.forgetUser(userId));
    this.broadcasts.onInvalidated(() => this.entries.clear());
  }

  /** The identity of the token. @throws the errors of the identity service, which are never cached */
  async identityOf(token: string): Promise<Identity> {
    const key = keyOf(token);
    const cached = this.entries.get(key);
    const identity = cached ? await cached.identity : await this.resolve(key, token);
    if (identity.expiresAt * 1000 > Date.now()) return identity;
    this.entries.delete(key);
    return this.resolve(key, token);
  }

  /** Whether the token was resolved before, also when that is no longer fresh, or is being resolved. */
  has(token: string): boolean {
    return this.entries.peek(keyOf(token), { allowStale: true }) !== undefined;
  }

  forgetUser(userId: string): void {
    for (const [key, entry] of this.entries) {
      if (entry.userId === undefined || entry.userId === userId) this.entries.delete(key);
    }
  }

  private async resolve(key: string, token: string): Promise<Identity> {
    const entry: CachedIdentity = { identity: this.services.as(null).request(ResolveToken, { token }) };
    this.entries.set(key, entry);
    try {
      const identity = await entry.identity;
      entry.userId = identity.actor.userId;
      return identity;
    } catch (error) {
      if (this.entries.peek(key) === entry) this.entries.delete(key);
      throw error;
    }
  }
}

function keyOf(token: string): string {
  return createHash('sha256').update(token).digest('base64');
}
