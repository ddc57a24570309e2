import { ParserErrors } from '@larder/contracts';
import type { ObjectStore } from '@larder/object-store';
import { InjectStore, Log, ImageUploads } from '@larder/service-kit';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';

/** Converts uploaded images to JPEG, the format language models accept. */
@Injectable()
export class JpegUploads extends ImageUploads<Uint8Array> implements OnModuleDestroy {
  constructor(@InjectStore() store: ObjectStore, log: Log) {
    const worker = new URL('./jpeg.worker.js', import.meta.url);
    super({ worker, store, log, notAnImage: (cause) => ParserErrors.noRecipeInImage({}, cause) });
  }

  /** Converts an upload to JPEG; the upload is kept. Throws when it is not an image. */
  async readJpeg(uploadKey: string): Promise<Buffer> {
    const jpeg = await this.convert(uploadKey);
    if (!jpeg) throw ParserErrors.noRecipeInImage();
    return Buffer.from(jpeg);
  }

  async onModuleDestroy(): Promise<void> {
    await this.close();
  }
}
