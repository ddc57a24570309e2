import { CommonErrors, invalidFields } from '@larder/contracts';
import { InjectConfig, newId, InjectStore } from '@larder/service-kit';
import { ObjectTooLargeError, type ObjectStore } from '@larder/object-store';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { RateLimits } from '../auth/rate-limits.js';
import type { GatewayConfig } from '../config.js';
import { watchSender } from '../http/body/stalled-sender.js';

/** Maximum number of files under other names, which some clients send and which are ignored. */
const MAX_OTHER_FILES = 20;
const UPLOAD_LIMIT = { setting: 'UPLOAD_RATE_LIMIT', per: 'user' } as const;

/** A form with a file that is stored in the object store under a temporary key. */
export interface ReceivedForm {
  fields: Record<string, string>;
  uploadKey: string;
}

/** A form with any number of stored files. */
export interface ReceivedFiles {
  fields: Record<string, string>;
  uploadKeys: string[];
  /** Their names as sent by the client. */
  fileNames: string[];
}

/** A form with a stored file and its name as sent by the client. */
export interface NamedUpload extends ReceivedForm {
  fileName: string;
}

/** Receives uploads and streams them to the object store, never into memory and never under the client's file name. */
@Injectable()
export class Uploads {
  constructor(
    @InjectStore() private readonly store: ObjectStore,
    private readonly limits: RateLimits,
    @InjectConfig() private readonly config: GatewayConfig,
  ) {}

  /** Reads a multipart form whose part `file` is a file; a missing part is 422. */
  async receive(request: FastifyRequest, file: string, maxBytes = this.config.MAX_UPLOAD_SIZE): Promise<ReceivedForm> {
    const { fields, uploadKeys } = await this.read(request, file, { most: 1, maxBytes });
    const [uploadKey = ''] = uploadKeys;
    return { fields, uploadKey };
  }

  /** Reads the same form and also returns the client's file name, which may be any text. */
  async receiveNamed(request: FastifyRequest, file: string, maxBytes: number): Promise<NamedUpload> {
    const { fields, uploadKeys, fileNames } = await this.read(request, file, { most: 1, maxBytes });
    return { fields, uploadKey: uploadKeys[0] ?? '', fileName: fileNames[0] ?? '' };
  }

  /** Reads a form with several files under one name. */
  receiveAll(request: FastifyRequest, file: string, most: number): Promise<ReceivedFiles> {
    return this.read(request, file, { most, maxBytes: this.config.MAX_UPLOAD_SIZE });
  }

  /** Reads a request whose file may be missing, or that is not a form. */
  async receiveOptional(request: FastifyRequest, file: string): Promise<string | null> {
    if (!request.isMultipart()) return null;
    const maxBytes = this.config.MAX_UPLOAD_SIZE;
    const { uploadKeys } = await this.read(request, file, { least: 0, most: 1, maxBytes });
    return uploadKeys[0] ?? null;
  }

  /** Validates the text fields of a form with a contract schema; if they are invalid, the stored files are deleted. */
  async parseFields<Schema extends z.ZodType>(
    { fields, uploadKey }: ReceivedForm,
    schema: Schema,
  ): Promise<z.output<Schema>> {
    const parsed = schema.safeParse(fields);
    if (parsed.success) return parsed.data;
    await this.store.delete(uploadKey);
    throw CommonErrors.invalid(invalidFields(parsed.error, fields, 'body'));
  }

  /** Stores a text that is too long for a message in the object store. */
  async storeText(text: string): Promise<string> {
    const key = temporaryKey();
    await this.store.put(key, Buffer.from(text, 'utf8'), { contentType: 'text/plain; charset=utf-8' });
    return key;
  }

  private async read(
    request: FastifyRequest,
    file: string,
    { least = 1, most, maxBytes }: { least?: number; most: number; maxBytes: number },
  ): Promise<ReceivedFiles> {
    if (!request.isMultipart()) throw missingPart(file);
    await this.limits.count(UPLOAD_LIMIT, request);
    const received: ReceivedFiles = { fields: {}, uploadKeys: [], fileNames: [] };
    const stopWatching = watchSender(request.raw);
    try {
      const limits = { files: most + MAX_OTHER_FILES, fields: 20, fileSize: maxBytes };
      for await (const part of request.parts({ limits })) {
        if (part.type === 'field') received.fields[part.fieldname] = String(part.value);
        else if (part.fieldname === file) {
          if (received.uploadKeys.length === most) throw CommonErrors.tooLarge({});
          received.uploadKeys.push(await this.storeFile(part.file, maxBytes));
          received.fileNames.push(part.filename);
        } else part.file.resume();
      }
      if (received.uploadKeys.length < least) throw missingPart(file);
      return received;
    } catch (error) {
      await Promise.all(received.uploadKeys.map((key) => this.store.delete(key)));
      throw error;
    } finally {
      stopWatching();
    }
  }

  private async storeFile(content: NodeJS.ReadableStream & { truncated?: boolean }, maxBytes: number): Promise<string> {
    const key = temporaryKey();
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

function missingPart(part: string) {
  return CommonErrors.invalid([{ type: 'missing', loc: ['body', part], msg: 'Field required', input: null }]);
}
