import {
  PrepareRecipeImage,
  RecipePurged,
  ReprocessImages,
  SetRecipeImage,
  type Actor,
  type PayloadOf,
  type RequestOf,
} from '@larder/contracts';
import { Answers, CurrentActor, ListensTo, requireOperator, Streams } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { RecipeFiles } from '../../storage/index.js';
import { ImageReprocessor } from './image-reprocessor.js';
import { RecipeImages } from './recipe-images.js';

@Controller()
export class RecipeImageController {
  constructor(
    private readonly images: RecipeImages,
    private readonly files: RecipeFiles,
    private readonly reprocessor: ImageReprocessor,
  ) {}

  @Answers(SetRecipeImage)
  set({ slugOrId, uploadKey, expectedVersions }: RequestOf<typeof SetRecipeImage>, @CurrentActor() actor: Actor) {
    if (uploadKey === null) return this.images.clear(actor, slugOrId, expectedVersions);
    return this.images.set(actor, slugOrId, uploadKey, expectedVersions);
  }

  @Answers(PrepareRecipeImage)
  prepare({ recipeId, uploadKey }: RequestOf<typeof PrepareRecipeImage>, @CurrentActor() actor: Actor) {
    return this.images.prepare(actor, recipeId, uploadKey);
  }

  @Streams(ReprocessImages)
  reprocess(options: RequestOf<typeof ReprocessImages>, @CurrentActor() actor: Actor) {
    requireOperator(actor);
    return this.reprocessor.run(options);
  }

  /** Deletes the files when the recipe is deleted permanently; retried until it succeeds. */
  @ListensTo(RecipePurged)
  async onRecipePurged({ recipeId }: PayloadOf<typeof RecipePurged>) {
    await this.files.removeAll(recipeId);
  }
}
