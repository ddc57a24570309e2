import { Log, Processes, type JobRun } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { PictureFailure } from './picture-failure.js';
import { FetchPicture } from './picture-job.js';
import { RecipePictures, type LateOutcome } from './recipe-pictures.js';

/** Gets the pictures that an import could not wait for. */
@Injectable()
export class PictureProcessor {
  constructor(
    private readonly pictures: RecipePictures,
    private readonly log: Log,
  ) {}

  @Processes(FetchPicture)
  async fetch(run: JobRun<typeof FetchPicture>): Promise<{ outcome: LateOutcome }> {
    const outcome = await this.outcomeOf(run);
    this.log.info('late picture done', { recipeId: run.data.recipeId, outcome });
    return { outcome };
  }

  private async outcomeOf({ data, actor, signal, isLast }: JobRun<typeof FetchPicture>): Promise<LateOutcome> {
    if (!actor) return 'recipe-gone';
    try {
      return await this.pictures.setLate({ actor, recipeId: data.recipeId, signal }, data.addresses);
    } catch (error) {
      // A site that is gone is nothing anybody here must act on.
      if (isLast && error instanceof PictureFailure) return 'no-picture';
      throw error;
    }
  }
}
