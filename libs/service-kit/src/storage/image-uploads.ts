import { buffer } from 'node:stream/consumers';
import { CommonErrors, type AppError } from '@larder/contracts';
import { ObjectNotFoundError, type ObjectStore } from '@larder/object-store';
import type { Log } from '../logging/log.js';
import { createWorkerPool, type WorkerPool } from '../workers/worker-pool.js';

/** Larger files are not photographs. */
const MAX_BYTES = 50 * 1024 * 1024;
/** Less than such a message's own time-out, so that the caller gets the reason. */
const TIMEOUT_MS = 25_000;
/** At most so many images at a time: each may take a quarter of a gigabyte. */
const THREADS = 2;
/** Where uploads wait; no other key of a request is read or removed. */
const UPLOAD = /^\.temp\/[A-Za-z0-9-]{1,100}$/;

export interface ImageUploadOptions {
  /** The module, as built, whose default export turns the bytes into the result, or null when they are no image. */
  worker: URL;
  store: ObjectStore;
  log: Log;
  /** The error for a file that is no image. */
  notAnImage: (cause?: unknown) => AppError;
}

/** Turns uploads in the object store into images, in threads of their own. */
export class ImageUploads<Result> {
  private readonly workers: WorkerPool;

  constructor(private readonly parts: ImageUploadOptions) {
    this.workers = createWorkerPool({ file: parts.worker, threads: THREADS, repeatable: true });
  }

  /** The worker's result for an upload; null when the upload does not exist (any more). */
  async make(key: string): Promise<Result | null> {
    const upload = await this.parts.store.head(key);
    if (!upload) return null;
    if (upload.size > MAX_BYTES) throw CommonErrors.tooLarge({ maxBytes: MAX_BYTES });
    const bytes = await this.read(key);
    if (!bytes) return null;
    const result = await this.work(bytes);
    if (!result) throw this.parts.notAnImage();
    return result;
  }

  /** Does the work and removes the upload, whatever happens. */
  async consume<T>(key: string, work: () => Promise<T>): Promise<T> {
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

  private async work(bytes: Uint8Array): Promise<Result | null> {
    try {
      return await this.workers.run<Uint8Array, Result | null>(bytes, { timeoutMs: TIMEOUT_MS });
    } catch (error) {
      // Too slow or too large for the thread: for the user, the file is no readable image.
      this.parts.log.warn('image not processed', { bytes: bytes.length, error });
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
