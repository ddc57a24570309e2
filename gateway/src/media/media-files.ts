import { InjectStore } from '@larder/service-kit';
import {
  ObjectNotFoundError,
  type ByteRange,
  type ObjectMetadata,
  type ObjectStore,
  type OpenedObject,
} from '@larder/object-store';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUnchanged, rangeOf } from './conditional-requests.js';

interface MediaFile {
  key: string;
  contentType: string;
  cacheControl: string;
  headers?: Record<string, string>;
}

/** Sends stored files: conditional requests, ranges, and headers that keep a browser from guessing types. */
@Injectable()
export class MediaFiles {
  constructor(@InjectStore() private readonly store: ObjectStore) {}

  /** Sends the file; false when it does not exist. */
  async send(reply: FastifyReply, request: FastifyRequest, file: MediaFile): Promise<boolean> {
    const metadata = await this.store.head(file.key);
    if (!metadata) return false;
    if (!isUnchanged(request.headers, metadata)) return this.sendContent(reply, request, file, metadata);
    void reply.headers(headersOf(file, metadata)).status(304).send();
    return true;
  }

  private async sendContent(
    reply: FastifyReply,
    request: FastifyRequest,
    file: MediaFile,
    metadata: ObjectMetadata,
  ): Promise<boolean> {
    const range = rangeOf(request.headers, metadata);
    if (range === 'unsatisfiable') {
      const whole = `bytes */${metadata.size}`;
      void reply.headers(headersOf(file, metadata)).status(416).header('content-range', whole).send();
      return true;
    }
    const opened = await this.openUnlessDeleted(file.key, range);
    if (!opened) return false;
    const { start, end } = opened.range ?? { start: 0, end: opened.size - 1 };
    if (opened.range) void reply.status(206).header('content-range', `bytes ${start}-${end}/${opened.size}`);
    void reply
      // Of the opened file, which may have replaced the other one: caches must not keep it under the old tag.
      .headers(headersOf(file, opened))
      .type(file.contentType)
      .header('content-length', end - start + 1)
      .send(opened.stream);
    return true;
  }

  private async openUnlessDeleted(key: string, range: ByteRange | undefined): Promise<OpenedObject | null> {
    try {
      return await this.store.get(key, range ? { range } : undefined);
    } catch (error) {
      if (error instanceof ObjectNotFoundError) return null;
      throw error;
    }
  }
}

function headersOf({ cacheControl, headers }: MediaFile, { etag, lastModified }: ObjectMetadata) {
  return {
    etag: `"${etag}"`,
    'last-modified': lastModified.toUTCString(),
    'accept-ranges': 'bytes',
    'cache-control': cacheControl,
    'x-content-type-options': 'nosniff',
    ...headers,
  };
}
