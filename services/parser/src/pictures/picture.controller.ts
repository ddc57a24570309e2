import { FetchRecipeImage, type Actor, type RequestOf } from '@larder/contracts';
import { Answers, CurrentActor } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { RecipePictures } from './recipe-pictures.js';

@Controller()
export class PictureController {
  constructor(private readonly pictures: RecipePictures) {}

  @Answers(FetchRecipeImage)
  fetch({ slugOrId, url, expectedVersions }: RequestOf<typeof FetchRecipeImage>, @CurrentActor() actor: Actor) {
    return this.pictures.setFrom(actor, { slugOrId, expectedVersions }, url);
  }
}
