import { Json } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { RecordText } from './record-text.js';

/** A JSON response, encoded. */
export class EncodedResponse {
  constructor(readonly bytes: Buffer) {}
}

/** The response to the read of one record, with the time of its last change for the headers. */
class EncodedRecord extends EncodedResponse {
  constructor(
    bytes: Buffer,
    readonly updatedAt: string | undefined,
  ) {
    super(bytes);
  }
}

const MAX_BYTES = 4 * 1024 * 1024;
/** A larger response would evict too many others. A shopping list of 500 items has 400 KB. */
const MAX_RESPONSE_BYTES = MAX_BYTES / 8;

/**
 * Caches responses of reads in memory by their `ETag`. The tag changes with every write to the databases, so a cached
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
    if (!(result instanceof Json)) return result;
    const bytes = Buffer.from(result.text);
    const stored =
      result instanceof RecordText ? new EncodedRecord(bytes, result.updatedAt) : new EncodedResponse(bytes);
    this.responses.set(tag, stored);
    return stored;
  }
}
