import type { ExportedFile } from '@larder/contracts';
import { InjectStore } from '@larder/service-kit';
import type { ObjectStore } from '@larder/object-store';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentDisposition } from '../http/responses/content-disposition.js';
import { MediaFiles } from './media-files.js';

/** Sends stored files as downloads. */
@Injectable()
export class Downloads {
  constructor(
    private readonly files: MediaFiles,
    @InjectStore() private readonly store: ObjectStore,
  ) {}

  /** Sends a stored file; false when it does not exist. */
  send(reply: FastifyReply, request: FastifyRequest, { key, fileName, contentType }: ExportedFile): Promise<boolean> {
    return this.files.send(reply, request, {
      key,
      contentType,
      cacheControl: 'no-store',
      headers: { 'content-disposition': contentDisposition('attachment', fileName) },
    });
  }

  /** Sends a temporary file and deletes it when the response has been sent or aborted. */
  async sendOnce(reply: FastifyReply, request: FastifyRequest, file: ExportedFile): Promise<boolean> {
    reply.raw.once('close', () => {
      // After a crash the file is removed like any unfinished upload.
      this.store.delete(file.key).catch(() => undefined);
    });
    return this.send(reply, request, file);
  }
}
