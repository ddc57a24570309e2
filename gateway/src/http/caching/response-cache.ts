import { Json } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

/** A JSON response, encoded. */
export class EncodedResponse {
  constructor(readonly bytes: Buffer) {}
}

const MAX_BYTES = 4 * 1024 * 1024;
/** A larger response would evict too many others. */
const MAX_RESPONSE_BYTES = MAX_BYTES / 16;

/**
 * Caches list responses in memory by their `ETag`. The tag changes with every write to the databases, so a cached
 * response equals the one that the services would return now.
 */
@Injectable()
export class ResponseCache {
  private readonly responses = new LRUCache<string, EncodedResponse>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_RESPONSE_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length || 1,
  });

  /** The cached response with this tag. */
  get(tag: string): EncodedResponse | undefined {
    return this.responses.get(tag);
  }

  /** Caches the result of a handler if it is plain JSON and not too large; returns the response to send. */
  store(tag: string, result: unknown): unknown {
    // A subclass carries more than its text, which the headers need.
    if (!(result instanceof Json) || result.constructor !== Json) return result;
    const stored = new EncodedResponse(Buffer.from(result.text));
    this.responses.set(tag, stored);
    return stored;
  }
}
