import { InjectStore } from '@larder/service-kit';
import type { ObjectMetadata, ObjectStore } from '@larder/object-store';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUnchanged, rangeOf } from './conditional.js';

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

  /** Answers the request with the file; false when there is none. */
  async send(reply: FastifyReply, request: FastifyRequest, file: MediaFile): Promise<boolean> {
    const found = await this.store.head(file.key);
    if (!found) return false;
    void reply.headers({
      etag: `"${found.etag}"`,
      'last-modified': found.lastModified.toUTCString(),
      'accept-ranges': 'bytes',
      'cache-control': file.cacheControl,
      'x-content-type-options': 'nosniff',
      ...file.headers,
    });
    if (isUnchanged(request.headers, found)) void reply.status(304).send();
    else await this.sendContent(reply, request, file, found);
    return true;
  }

  private async sendContent(reply: FastifyReply, request: FastifyRequest, file: MediaFile, found: ObjectMetadata) {
    const range = rangeOf(request.headers, found);
    if (range === 'unsatisfiable') {
      void reply.status(416).header('content-range', `bytes */${found.size}`).send();
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
