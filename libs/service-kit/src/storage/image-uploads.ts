import { buffer } from 'node:stream/consumers';
import { CommonErrors, type AppError } from '@larder/contracts';
import { ObjectNotFoundError, type ObjectStore } from '@larder/object-store';
import type { Log } from '../logging/log.js';
import { createWorkerPool, type WorkerPool } from '../workers/worker-pool.js';

/** Larger files are not photographs. */
const MAX_BYTES = 50 * 1024 * 1024;
/** Less than such a message's own time-out, so that the caller hears the reason. */
const TIMEOUT_MS = 25_000;
/** At most so many pictures at a time: each may take a quarter of a gigabyte. */
const THREADS = 2;
/** Where uploads wait; nothing else is ever read or removed on somebody's word. */
const UPLOAD = /^\.temp\/[A-Za-z0-9-]{1,100}$/;

export interface ImageUploadOptions {
  /** The module, as built, whose default export makes of the bytes what is wanted, or null when they are no picture. */
  worker: URL;
  store: ObjectStore;
  log: Log;
  /** What callers hear of a file that is no picture. */
  notAnImage: (cause?: unknown) => AppError;
}

/** Turns uploads in the object store into pictures, in threads of their own. */
export class ImageUploads<Made> {
  private readonly workers: WorkerPool;

  constructor(private readonly parts: ImageUploadOptions) {
    this.workers = createWorkerPool({ file: parts.worker, threads: THREADS, repeatable: true });
  }

  /** What the worker makes of an upload; null when there is no such upload (any more). */
  async make(key: string): Promise<Made | null> {
    const upload = await this.parts.store.head(key);
    if (!upload) return null;
    if (upload.size > MAX_BYTES) throw CommonErrors.tooLarge({ maxBytes: MAX_BYTES });
    const bytes = await this.read(key);
    if (!bytes) return null;
    const made = await this.work(bytes);
    if (!made) throw this.parts.notAnImage();
    return made;
  }

  /** Does the work and removes the upload, whatever happens. */
  async usingUp<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    if (!UPLOAD.test(key)) throw CommonErrors.notFound();
    try {
      return await work();
    } finally {
      await this.parts.store.delete(key);
    }
  }

  close(): Promise<void> {
    return this.workers.close();
  }

  private async work(bytes: Uint8Array): Promise<Made | null> {
    try {
      return await this.workers.run<Uint8Array, Made | null>(bytes, { timeoutMs: TIMEOUT_MS });
    } catch (error) {
      // Too slow or too large for the thread: for the person who sent it, not a picture that can be read.
      this.parts.log.warn('picture not made', { bytes: bytes.length, error });
      throw this.parts.notAnImage(error);
    }
  }

  private async read(key: string): Promise<Uint8Array | null> {
    try {
      return await buffer((await this.parts.store.get(key)).stream);
    } catch (error) {
      if (error instanceof ObjectNotFoundError) return null;
      throw error;
    }
  }
}
