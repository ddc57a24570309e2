import { CommonErrors, RecipeUpdated } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { type NamedRecipe, RecipeRepository, tellGroup } from '../../recipe-store/index.js';
import { wasMadeBefore } from './made-this.js';

/** How often a change is worked out again because somebody else was faster. */
const ATTEMPTS = 10;

/** Remembers when recipes were last made, where the product itself knows it. */
@Injectable()
export class MadeRecipes {
  constructor(private readonly recipes: RecipeRepository) {}

  /** Only ever later, and nothing for a recipe that is gone. */
  async made({ _id, groupId }: Pick<NamedRecipe, '_id' | 'groupId'>, at: Date): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const recipe = await this.recipes.find({ groupId }, _id);
      if (!recipe || !wasMadeBefore(recipe.lastMade, at)) return;
      const changes = { lastMade: at, dateUpdated: new Date() };
      if (await this.recipes.update(recipe, changes, [tellGroup(RecipeUpdated, recipe)])) return;
    }
    throw CommonErrors.conflict();
  }
}
