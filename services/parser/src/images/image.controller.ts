import { FetchRecipeImage, type Actor, type RequestOf } from '@larder/contracts';
import { Answers, CurrentActor } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { RecipeImages } from './recipe-images.js';

@Controller()
export class ImageController {
  constructor(private readonly images: RecipeImages) {}

  @Answers(FetchRecipeImage)
  fetch({ slugOrId, url, expectedVersions }: RequestOf<typeof FetchRecipeImage>, @CurrentActor() actor: Actor) {
    return this.images.setFromUrl(actor, { slugOrId, expectedVersions }, url);
  }
}
