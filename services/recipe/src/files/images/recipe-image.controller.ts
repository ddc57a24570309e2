import {
  PrepareRecipeImage,
  RecipePurged,
  SetRecipeImage,
  type Actor,
  type PayloadOf,
  type RequestOf,
} from '@larder/contracts';
import { Answers, CurrentActor, ListensTo } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { RecipeFiles } from '../../storage/index.js';
import { RecipeImages } from './recipe-images.js';

@Controller()
export class RecipeImageController {
  constructor(
    private readonly images: RecipeImages,
    private readonly files: RecipeFiles,
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

  /** Deletes the files when the recipe is deleted permanently; retried until it succeeds. */
  @ListensTo(RecipePurged)
  async onPurged({ recipeId }: PayloadOf<typeof RecipePurged>) {
    await this.files.removeAll(recipeId);
  }
}
