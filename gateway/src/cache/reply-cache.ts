import { LRUCache } from 'lru-cache';

interface CacheLimits {
  /** How long a reply is cached when no broadcast removes it before, in milliseconds. */
  ttlMs: number;
  maxEntries: number;
}

/**
 * Caches replies of services, also while they are pending, so that concurrent callers share one request. A reply that
 * was removed while it was pending is still returned to its callers, but not cached; failures and null are not cached
 * either.
 */
export class ReplyCache<Reply> {
  private readonly replies: LRUCache<string, Promise<Reply>>;

  constructor({ ttlMs, maxEntries }: CacheLimits) {
    this.replies = new LRUCache({ max: maxEntries, ttl: ttlMs });
  }

  /** The cached reply of the key, or that of `request`. */
  read(key: string, request: () => Promise<Reply>): Promise<Reply> {
    const cached = this.replies.get(key);
    if (cached) return cached;
    const reply = request();
    this.replies.set(key, reply);
    const remove = () => this.replies.peek(key) === reply && this.replies.delete(key);
    reply.then((value) => value ?? remove(), remove);
    return reply;
  }

  forget(key: string): void {
    this.replies.delete(key);
  }

  clear(): void {
    this.replies.clear();
  }
}
