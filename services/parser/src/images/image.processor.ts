import { Log, Processes, type JobRun } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { ImageFailure } from './image-failure.js';
import { FetchImage } from './image-job.js';
import { RecipeImages, type RetryOutcome } from './recipe-images.js';

/** Fetches images after their import. */
@Injectable()
export class ImageProcessor {
  constructor(
    private readonly images: RecipeImages,
    private readonly log: Log,
  ) {}

  @Processes(FetchImage)
  async fetch(run: JobRun<typeof FetchImage>): Promise<{ outcome: RetryOutcome }> {
    const outcome = await this.outcomeOf(run);
    this.log.info('image of an imported recipe processed', { recipeId: run.data.recipeId, outcome });
    return { outcome };
  }

  private async outcomeOf({ data, actor, signal, isLast }: JobRun<typeof FetchImage>): Promise<RetryOutcome> {
    if (!actor) return 'recipe-not-found';
    try {
      return await this.images.setOnRetry({ actor, recipeId: data.recipeId, signal }, data.addresses);
    } catch (error) {
      // An unavailable site needs no action of an administrator.
      if (isLast && error instanceof ImageFailure) return 'no-image';
      throw error;
    }
  }
}
