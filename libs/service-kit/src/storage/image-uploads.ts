import { buffer } from 'node:stream/consumers';
import { AppError, CommonErrors } from '@larder/contracts';
import { ObjectNotFoundError, type ObjectStore } from '@larder/object-store';
import type { ImageTask } from '../images/convert-image.js';
import { currentContext } from '../context/request-context.js';
import { convertInTurn } from '../images/decoding-queue.js';
import type { Log } from '../logging/log.js';
import { createWorkerPool, type WorkerPool } from '../workers/worker-pool.js';

/** Maximum size in bytes: larger files are not photographs. */
const MAX_BYTES = 50 * 1024 * 1024;
/**
 * Timeout in milliseconds, shorter than that of the message, so that the caller gets the reason; most of it may be spent
 * waiting for other images.
 */
const TIMEOUT_MS = 55_000;
/** When a conversion ends by itself. Later its thread is ended, but the native code in it would go on. */
const CONVERSION_MS = 22_000;
/** Between the end of a conversion and the timeout. */
const MARGIN_MS = 3_000;
const THREADS = 2;
/** The owner of images that no user waits for. */
const BACKGROUND = 'background';
/** Prefix of uploads; no other key in a request is read or removed. */
const UPLOAD = /^\.temp\/[A-Za-z0-9-]{1,100}$/;

export interface ImageUploadOptions {
  /**
   * The built module, whose default export converts the bytes to the result, or returns null when they are no image.
   */
  worker: URL;
  store: ObjectStore;
  log: Log;
  /** The error for a file that is no image. */
  notAnImage: (cause?: unknown) => AppError;
}

/** Converts uploads in the object store to images, in worker threads. */
export class ImageUploads<Result> {
  private readonly workers: WorkerPool;

  constructor(private readonly parts: ImageUploadOptions) {
    this.workers = createWorkerPool({ file: parts.worker, threads: THREADS, repeatable: true });
  }

  /** The worker's result for an upload; null when the upload does not exist. */
  async convert(key: string): Promise<Result | null> {
    const upload = await this.parts.store.head(key);
    if (!upload) return null;
    if (upload.size > MAX_BYTES) throw CommonErrors.tooLarge({ maxBytes: MAX_BYTES });
    try {
      const result = await this.work(key, upload.size);
      if (!result) throw this.parts.notAnImage();
      return result;
    } catch (error) {
      if (error instanceof ObjectNotFoundError) return null;
      throw error;
    }
  }

  /** Runs the work and removes the upload, also after a failure. */
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

  private async work(key: string, size: number): Promise<Result | null> {
    const end = Date.now() + TIMEOUT_MS - MARGIN_MS;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const read = async () => buffer((await this.parts.store.get(key)).stream);
    try {
      const owner = currentContext()?.actor?.userId ?? BACKGROUND;
      return await convertInTurn({ read, signal, owner }, (bytes) => {
        const deadline = Math.min(Date.now() + CONVERSION_MS, end);
        return this.workers.run<ImageTask, Result | null>({ bytes, deadline }, { signal });
      });
    } catch (error) {
      if (error instanceof ObjectNotFoundError || error instanceof AppError) throw error;
      this.parts.log.warn('image not processed', { bytes: size, error });
      // The time includes the wait for other images, so this one may be fine; one that exceeds the memory never is.
      throw isTimeout(error) ? CommonErrors.timeout({}, error) : this.parts.notAnImage(error);
    }
  }
}

function isTimeout(error: unknown): boolean {
  const { name, message } = error instanceof Error ? error : new Error();
  return name === 'AbortError' || name === 'TimeoutError' || message.startsWith('timeout:');
}
