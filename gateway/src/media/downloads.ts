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

  /** Answers with a stored file; false when there is none. */
  send(reply: FastifyReply, request: FastifyRequest, { key, fileName, contentType }: ExportedFile): Promise<boolean> {
    return this.files.send(reply, request, {
      key,
      contentType,
      cacheControl: 'no-store',
      headers: { 'content-disposition': contentDisposition('attachment', fileName) },
    });
  }

  /** The same for a temporary file: it is deleted when the response has been sent or aborted. */
  async sendOnce(reply: FastifyReply, request: FastifyRequest, file: ExportedFile): Promise<boolean> {
    reply.raw.once('close', () => {
      // A file left over by a crash is swept like any unfinished upload.
      this.store.delete(file.key).catch(() => undefined);
    });
    return this.send(reply, request, file);
  }
}
