import { Log, Processes, type JobRun } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
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
  async fetch({ data, actor, signal }: JobRun<typeof FetchPicture>): Promise<{ outcome: LateOutcome }> {
    const { recipeId, addresses } = data;
    const outcome = actor ? await this.pictures.setLate(actor, recipeId, addresses, signal) : 'recipe-gone';
    this.log.info('late picture done', { recipeId, outcome });
    return { outcome };
  }
}
