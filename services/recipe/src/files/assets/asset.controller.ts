import { AddRecipeAsset, type Actor, type RequestOf } from '@larder/contracts';
import { Answers, CurrentActor } from '@larder/service-kit';
import { Controller } from '@nestjs/common';
import { RecipeAssets } from './recipe-assets.js';

@Controller()
export class AssetController {
  constructor(private readonly assets: RecipeAssets) {}

  @Answers(AddRecipeAsset)
  add(request: RequestOf<typeof AddRecipeAsset>, @CurrentActor() actor: Actor) {
    return this.assets.add(actor, request);
  }
}
