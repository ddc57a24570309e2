import { RecipeErrors, type Actor } from '@larder/contracts';
import { Directory } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { canUpdate, type Guarded } from './recipe-policy.js';
import { RecipeRepository } from './recipe.repository.js';
import type { RecipeDocument } from './recipe.schema.js';

/** Finds recipes for those who may read or change them. */
@Injectable()
export class RecipeAccess {
  constructor(
    private readonly recipes: RecipeRepository,
    private readonly directory: Directory,
  ) {}

  /** A recipe of the caller's group; others do not exist for them. */
  async toRead(actor: Actor, slugOrId: string): Promise<RecipeDocument> {
    const recipe = await this.recipes.find(actor, slugOrId);
    if (!recipe) throw RecipeErrors.notFound();
    return recipe;
  }

  /** A recipe that the caller may change. */
  async toUpdate(actor: Actor, slugOrId: string): Promise<RecipeDocument> {
    const recipe = await this.toRead(actor, slugOrId);
    await this.checkUpdate(actor, recipe);
    return recipe;
  }

  private async checkUpdate(actor: Actor, recipe: Guarded): Promise<void> {
    const abroad = recipe.householdId !== actor.householdId;
    const home = abroad ? await this.directory.household(recipe.householdId) : null;
    if (!canUpdate(actor, recipe, home?.preferences ?? null)) throw RecipeErrors.notAllowed();
  }
}
