import { CommonErrors } from '@larder/contracts';
import { ObjectNotFoundError, type ObjectStore } from '@larder/object-store';
import { InjectStore } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { FileHandle } from 'node:fs/promises';
import { ArchiveError, type Archive } from './archive.js';
import type { ArchiveLimits } from './archive-limits.js';
import { spooled } from './spooled-file.js';
import { openZipFile } from './zip-archive.js';

/** Where uploads wait; nothing else is ever read or removed on somebody's word. */
const UPLOAD = /^\.temp\/[A-Za-z0-9-]{1,100}$/;

/** Opens what somebody has uploaded. */
@Injectable()
export class UploadedArchives {
  constructor(@InjectStore() private readonly store: ObjectStore) {}

  /** Opens an uploaded zip file. Throws `ArchiveError` when it is none. Close it in the end. */
  async openZip(uploadKey: string, limits: ArchiveLimits, signal?: AbortSignal): Promise<Archive> {
    const file = await this.spool(uploadKey, signal);
    try {
      const archive = await openZipFile(file.fd, limits);
      return { files: archive.files, close: () => void file.close().catch(() => undefined) };
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  /** An upload as an open file. Throws `ArchiveError` when it is gone. Close it in the end. */
  async spool(uploadKey: string, signal?: AbortSignal): Promise<FileHandle> {
    checkUploadKey(uploadKey);
    return spooled((await this.get(uploadKey)).stream, signal);
  }

  /** Removes an upload; one that is gone is fine. */
  async discard(uploadKey: string): Promise<void> {
    checkUploadKey(uploadKey);
    await this.store.delete(uploadKey);
  }

  private async get(uploadKey: string) {
    try {
      return await this.store.get(uploadKey);
    } catch (error) {
      if (error instanceof ObjectNotFoundError) throw new ArchiveError('The upload is gone', { cause: error });
      throw error;
    }
  }
}

/** Throws for anything that is no upload. */
export function checkUploadKey(uploadKey: string): void {
  if (!UPLOAD.test(uploadKey)) throw CommonErrors.notFound();
}
