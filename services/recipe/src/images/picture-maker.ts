import { CommonErrors, RecipeErrors } from '@larder/contracts';
import { ObjectNotFoundError, type ObjectStore } from '@larder/object-store';
import { createWorkerPool, Log } from '@larder/service-kit';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { buffer } from 'node:stream/consumers';
import { InjectStore } from './object-store.provider.js';
import type { Pictures } from './make-pictures.js';

/** Larger files are not photographs. */
export const MAX_IMAGE_BYTES = 50 * 1024 * 1024;

/** Less than the message's own time-out, so that the caller hears the reason. */
const TIMEOUT_MS = 25_000;
/** At most so many pictures at a time: each may take a quarter of a gigabyte. */
const THREADS = 2;

/** Turns uploads in the object store into pictures, in threads of their own. */
@Injectable()
export class PictureMaker implements OnModuleDestroy {
  private readonly workers = createWorkerPool({
    file: new URL('./pictures.worker.js', import.meta.url),
    threads: THREADS,
  });

  constructor(
    @InjectStore() private readonly store: ObjectStore,
    private readonly log: Log,
  ) {}

  /** The pictures of an upload; null when there is no such upload (any more). Refuses what is not a picture. */
  async fromUpload(key: string): Promise<Pictures | null> {
    const upload = await this.store.head(key);
    if (!upload) return null;
    if (upload.size > MAX_IMAGE_BYTES) throw CommonErrors.tooLarge({ maxBytes: MAX_IMAGE_BYTES });
    const pictures = await this.make(await this.read(key));
    if (!pictures) throw RecipeErrors.notAnImage();
    return pictures;
  }

  async onModuleDestroy(): Promise<void> {
    await this.workers.close();
  }

  private async make(bytes: Uint8Array | null): Promise<Pictures | null> {
    if (!bytes) return null;
    try {
      return await this.workers.run<Uint8Array, Pictures | null>(bytes, { timeoutMs: TIMEOUT_MS });
    } catch (error) {
      // Too slow or too large for the thread: for the person who sent it, not a picture that can be read.
      this.log.warn('picture not made', { bytes: bytes.length, error });
      throw RecipeErrors.notAnImage({}, error);
    }
  }

  private async read(key: string): Promise<Uint8Array | null> {
    try {
      return await buffer((await this.store.get(key)).stream);
    } catch (error) {
      if (error instanceof ObjectNotFoundError) return null;
      throw error;
    }
  }
}
