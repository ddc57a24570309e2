import { RecipeUpdated } from '@larder/contracts';
import { optimisticUpdate } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { type NamedRecipe, RecipeRepository, groupEvent } from '../../../recipe-store/index.js';
import { wasCookedBefore } from './cooked-event.js';

/** Updates when recipes were last made, for planned meals. */
@Injectable()
export class CookedRecipes {
  constructor(private readonly recipes: RecipeRepository) {}

  /** Only sets a later day; does nothing for a deleted recipe. */
  async setLastMade({ _id, groupId }: Pick<NamedRecipe, '_id' | 'groupId'>, at: Date): Promise<void> {
    await optimisticUpdate(async () => {
      const recipe = await this.recipes.find({ groupId }, _id);
      if (!recipe || !wasCookedBefore(recipe.lastMade, at)) return true;
      const changes = { lastMade: at, dateUpdated: new Date() };
      return this.recipes.update(recipe, changes, [groupEvent(RecipeUpdated, recipe)]);
    });
  }
}
