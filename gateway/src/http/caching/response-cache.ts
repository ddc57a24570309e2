import { Json } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

/** A JSON response, encoded. */
export class EncodedResponse {
  constructor(readonly bytes: Buffer) {}
}

const MAX_BYTES = 4 * 1024 * 1024;
/** A larger response would evict too many others. */
const MAX_ANSWER_BYTES = MAX_BYTES / 16;

/**
 * Caches list responses in memory by their `ETag`. The tag changes with every write to the databases, so a cached
 * response equals the one that the services would return now.
 */
@Injectable()
export class ResponseCache {
  private readonly answers = new LRUCache<string, EncodedResponse>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_ANSWER_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length || 1,
  });

  /** The cached response with this tag. */
  get(tag: string): EncodedResponse | undefined {
    return this.answers.get(tag);
  }

  /** Caches the response if it is plain JSON and not too large; returns the response to send. */
  store(tag: string, answer: unknown): unknown {
    // A subclass carries more than its text, which the headers need.
    if (!(answer instanceof Json) || answer.constructor !== Json) return answer;
    const stored = new EncodedResponse(Buffer.from(answer.text));
    this.answers.set(tag, stored);
    return stored;
  }
}
