import { ParserErrors } from '@larder/contracts';
import type { ObjectStore } from '@larder/object-store';
import { InjectStore, Log, ImageUploads } from '@larder/service-kit';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';

/** Makes JPEGs of uploads, as language models take them. */
@Injectable()
export class Jpegs extends ImageUploads<Uint8Array> implements OnModuleDestroy {
  constructor(@InjectStore() store: ObjectStore, log: Log) {
    const worker = new URL('./recipe-images.worker.js', import.meta.url);
    super({ worker, store, log, notAnImage: (cause) => ParserErrors.noRecipeInImage({}, cause) });
  }

  /** The JPEG of an upload, which stays. Throws when it is no picture. */
  async of(uploadKey: string): Promise<Buffer> {
    const made = await this.make(uploadKey);
    if (!made) throw ParserErrors.noRecipeInImage();
    return Buffer.from(made);
  }

  async onModuleDestroy(): Promise<void> {
    await this.close();
  }
}
