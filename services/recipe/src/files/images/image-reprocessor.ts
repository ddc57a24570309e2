import type { ReprocessedImage } from '@larder/contracts';
import { inBatches, Log } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { ImageConverter, RecipeFiles } from '../../storage/index.js';

interface ReprocessOptions {
  /** Whether existing copies are made again. */
  forceAll: boolean;
  /** How many images are processed together. */
  workers: number;
}

/** Makes the smaller copies of images again, of recipes and timeline events; the images in full size stay. */
@Injectable()
export class ImageReprocessor {
  constructor(
    private readonly files: RecipeFiles,
    private readonly converter: ImageConverter,
    private readonly log: Log,
  ) {}

  async *run({ forceAll, workers }: ReprocessOptions): AsyncGenerator<ReprocessedImage> {
    for await (const keys of inBatches(this.files.originals(), workers)) yield* await this.reprocessAll(keys, forceAll);
  }

  private reprocessAll(keys: readonly string[], forceAll: boolean): Promise<ReprocessedImage[]> {
    return Promise.all(keys.map(async (key) => ({ key, outcome: await this.reprocess(key, forceAll) })));
  }

  private async reprocess(key: string, forceAll: boolean): Promise<ReprocessedImage['outcome']> {
    if (!forceAll && (await this.files.hasCopies(key))) return 'kept';
    try {
      const images = await this.converter.convert(key);
      if (!images) return 'kept'; // deleted meanwhile
      await this.files.putCopies(key, images);
      return 'made';
    } catch (error) {
      this.log.warn('image not reprocessed', { key, error });
      return 'failed';
    }
  }
}
