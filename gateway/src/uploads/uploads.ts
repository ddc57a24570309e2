import { CommonErrors } from '@larder/contracts';
import { InjectConfig, newId, InjectStore } from '@larder/service-kit';
import { ObjectTooLargeError, type ObjectStore } from '@larder/object-store';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.js';

/** A form with a file, once the file lies in the object store under a temporary key. */
export interface ReceivedForm {
  fields: Record<string, string>;
  uploadKey: string;
}

/** Takes uploads: streamed to the object store, never into memory, never under the client's file name. */
@Injectable()
export class Uploads {
  constructor(
    @InjectStore() private readonly store: ObjectStore,
    @InjectConfig() private readonly config: GatewayConfig,
  ) {}

  /** Reads a multipart form whose part `file` is a file; a missing part is the contract's 422. */
  async receive(request: FastifyRequest, file: string): Promise<ReceivedForm> {
    if (!request.isMultipart()) throw missing(file);
    const fields: Record<string, string> = {};
    let uploadKey: string | undefined;
    for await (const part of request.parts({
      limits: { files: 1, fields: 20, fileSize: this.config.MAX_UPLOAD_SIZE },
    })) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value);
      else if (part.fieldname === file) uploadKey = await this.keep(part.file);
      else part.file.resume();
    }
    if (!uploadKey) throw missing(file);
    return { fields, uploadKey };
  }

  /** Puts a text that is too long for a message where the service finds it. */
  async keepText(text: string): Promise<string> {
    const key = temporaryKey();
    await this.store.put(key, Buffer.from(text, 'utf8'), { contentType: 'text/plain; charset=utf-8' });
    return key;
  }

  private async keep(content: NodeJS.ReadableStream & { truncated?: boolean }): Promise<string> {
    const key = temporaryKey();
    const maxBytes = this.config.MAX_UPLOAD_SIZE;
    try {
      await this.store.put(key, content as never, { contentType: 'application/octet-stream', maxBytes });
    } catch (error) {
      if (error instanceof ObjectTooLargeError) throw CommonErrors.tooLarge({ maxBytes });
      throw error;
    }
    if (!content.truncated) return key;
    await this.store.delete(key);
    throw CommonErrors.tooLarge({ maxBytes });
  }
}

function temporaryKey(): string {
  return `.temp/${newId()}`;
}

function missing(part: string) {
  return CommonErrors.invalid([{ type: 'missing', loc: ['body', part], msg: 'Field required', input: null }]);
}
