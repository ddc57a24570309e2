import { RecipeErrors } from '@larder/contracts';
import type { ObjectStore } from '@larder/object-store';
import { ImageUploads, InjectStore, Log } from '@larder/service-kit';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { ImageSizes } from './make-images.js';

/** Converts uploads to the images of recipes. */
@Injectable()
export class ImageConverter extends ImageUploads<ImageSizes> implements OnModuleDestroy {
  constructor(@InjectStore() store: ObjectStore, log: Log) {
    const worker = new URL('./images.worker.js', import.meta.url);
    super({ worker, store, log, notAnImage: (cause) => RecipeErrors.notAnImage({}, cause) });
  }

  async onModuleDestroy(): Promise<void> {
    await this.close();
  }
}
