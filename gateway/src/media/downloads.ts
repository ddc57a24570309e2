import type { ExportedFile } from '@larder/contracts';
import { InjectStore } from '@larder/service-kit';
import type { ObjectStore } from '@larder/object-store';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentDisposition } from '../http/content-disposition.js';
import { MediaFiles } from './media-files.js';

/** Files to be saved by whoever asks for them. */
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

  /** The same for a file made for this answer: it goes when the answer has been sent, or given up. */
  async sendOnce(reply: FastifyReply, request: FastifyRequest, file: ExportedFile): Promise<boolean> {
    reply.raw.once('close', () => {
      // What is left over, as by a crash, is swept like any unfinished upload.
      this.store.delete(file.key).catch(() => undefined);
    });
    return this.send(reply, request, file);
  }
}
