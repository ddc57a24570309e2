import { CommonErrors } from '@larder/contracts';
import { ObjectNotFoundError, type ObjectStore } from '@larder/object-store';
import { InjectStore } from '@larder/service-kit';
import type { ZipLimits } from '@larder/service-kit/zip';
import { Injectable } from '@nestjs/common';
import type { FileHandle } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { ArchiveError, openZipFile, type Archive } from '../archives/index.js';
import { spoolToFile } from './spooled-file.js';
import { checkUploadKey } from './upload-key.js';

/** Reads and removes uploads of users. */
@Injectable()
export class Uploads {
  constructor(@InjectStore() private readonly store: ObjectStore) {}

  /** Opens an uploaded zip file, which the caller closes. Throws `ArchiveError` when it is no zip file. */
  async openZip(uploadKey: string, limits: ZipLimits, signal?: AbortSignal): Promise<Archive> {
    const file = await this.spool(uploadKey, signal);
    try {
      const archive = await openZipFile(file.fd, limits);
      return { files: archive.files, close: () => void file.close().catch(() => undefined) };
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  /** An upload as an open file, which the caller closes. Throws `ArchiveError` when the upload does not exist. */
  async spool(uploadKey: string, signal?: AbortSignal): Promise<FileHandle> {
    checkUploadKey(uploadKey);
    return spoolToFile((await this.get(uploadKey)).stream, signal);
  }

  /**
   * An upload in memory. Throws `ObjectNotFoundError` when it does not exist, and for one that is larger than
   * `maxBytes`.
   */
  async read(uploadKey: string, maxBytes: number): Promise<Buffer> {
    checkUploadKey(uploadKey);
    const { size, stream } = await this.store.get(uploadKey);
    if (size <= maxBytes) return buffer(stream);
    stream.destroy();
    throw CommonErrors.tooLarge({ maxBytes });
  }

  /** Removes an upload. Removing it again does nothing. */
  async discard(uploadKey: string): Promise<void> {
    checkUploadKey(uploadKey);
    await this.store.delete(uploadKey);
  }

  private async get(uploadKey: string) {
    try {
      return await this.store.get(uploadKey);
    } catch (error) {
      if (error instanceof ObjectNotFoundError) throw new ArchiveError('The upload no longer exists', { cause: error });
      throw error;
    }
  }
}
