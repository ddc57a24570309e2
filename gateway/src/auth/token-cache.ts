import { createHash } from 'node:crypto';
import { ActorChanged, ResolveToken, type Identity } from '@larder/contracts';
import { Broadcasts, ServiceClient } from '@larder/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';

const KEPT_MS = 15_000;
const MOST_ENTRIES = 20_000;

interface Entry {
  identity: Promise<Identity>;
  userId?: string;
  staleAt: number;
}

/**
 * Remembers for 15 seconds whom a token stands for, so that not every request asks identity. A change of the user is
 * broadcast and forgets at once; a reconnect may have missed one and forgets everything.
 */
@Injectable()
export class TokenCache implements OnModuleInit {
  private readonly entries = new Map<string, Entry>();

  constructor(
    private readonly services: ServiceClient,
    private readonly broadcasts: Broadcasts,
  ) {}

  onModuleInit(): void {
    this.broadcasts.on(ActorChanged, ({ userId }) => this.forgetUser(userId));
    this.broadcasts.onReconnect(() => this.entries.clear());
  }

  /** Whom the token stands for; refuses what identity refuses, and never remembers a refusal. */
  async identityOf(token: string): Promise<Identity> {
    const key = keyOf(token);
    const known = this.entries.get(key);
    const identity = known && known.staleAt > Date.now() ? await known.identity : await this.ask(key, token);
    if (identity.expiresAt * 1000 > Date.now()) return identity;
    this.entries.delete(key);
    return this.ask(key, token);
  }

  /** Whether it is known whom the token stands for, or being asked. */
  has(token: string): boolean {
    return this.entries.has(keyOf(token));
  }

  forgetUser(userId: string): void {
    for (const [key, entry] of this.entries) {
      if (entry.userId === undefined || entry.userId === userId) this.entries.delete(key);
    }
  }

  private async ask(key: string, token: string): Promise<Identity> {
    const entry: Entry = {
      identity: this.services.as(null).request(ResolveToken, { token }),
      staleAt: Date.now() + KEPT_MS,
    };
    this.makeRoom();
    this.entries.set(key, entry);
    try {
      const identity = await entry.identity;
      entry.userId = identity.actor.userId;
      return identity;
    } catch (error) {
      if (this.entries.get(key) === entry) this.entries.delete(key);
      throw error;
    }
  }

  /** The oldest entries go first: a Map remembers the order of insertion. */
  private makeRoom(): void {
    for (const key of this.entries.keys()) {
      if (this.entries.size < MOST_ENTRIES) return;
      this.entries.delete(key);
    }
  }
}

function keyOf(token: string): string {
  return createHash('sha256').update(token).digest('base64');
}
