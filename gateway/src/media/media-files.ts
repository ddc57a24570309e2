import { InjectStore } from '@larder/service-kit';
import type { ObjectMetadata, ObjectStore } from '@larder/object-store';
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
    void reply.headers({
      etag: `"${metadata.etag}"`,
      'last-modified': metadata.lastModified.toUTCString(),
      'accept-ranges': 'bytes',
      'cache-control': file.cacheControl,
      'x-content-type-options': 'nosniff',
      ...file.headers,
    });
    if (isUnchanged(request.headers, metadata)) void reply.status(304).send();
    else await this.sendContent(reply, request, file, metadata);
    return true;
  }

  private async sendContent(reply: FastifyReply, request: FastifyRequest, file: MediaFile, metadata: ObjectMetadata) {
    const range = rangeOf(request.headers, metadata);
    if (range === 'unsatisfiable') {
      void reply.status(416).header('content-range', `bytes */${metadata.size}`).send();
      return;
    }
    const opened = await this.store.get(file.key, range ? { range } : undefined);
    const { start, end } = opened.range ?? { start: 0, end: opened.size - 1 };
    if (opened.range) void reply.status(206).header('content-range', `bytes ${start}-${end}/${opened.size}`);
    void reply
      .type(file.contentType)
      .header('content-length', end - start + 1)
      .send(opened.stream);
  }
}
