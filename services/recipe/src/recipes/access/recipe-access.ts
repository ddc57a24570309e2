import { RecipeErrors, type Actor } from '@larder/contracts';
import { Directory } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { type DiscussedRecipe, type RecipeDocument, RecipeRepository } from '../../recipe-store/index.js';
import { canUpdate, type Guarded } from './recipe-policy.js';

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

  /** A recipe that the caller may change, with its comments: for changes whose answer shows the recipe. */
  async toUpdateDiscussed(actor: Actor, slugOrId: string): Promise<DiscussedRecipe> {
    const recipe = await this.toReadDiscussed(actor, slugOrId);
    await this.checkUpdate(actor, recipe);
    return recipe;
  }

  /** A recipe of the caller's group with its comments. */
  async toReadDiscussed(actor: Actor, slugOrId: string): Promise<DiscussedRecipe> {
    const recipe = await this.recipes.findDiscussed(actor, slugOrId);
    if (!recipe) throw RecipeErrors.notFound();
    return recipe;
  }

  /** Those of the recipes that the group has; throws unless the caller may change all of these. */
  async allToUpdate(actor: Actor, slugsOrIds: string[]): Promise<RecipeDocument[]> {
    const recipes = await this.recipes.findAll(actor, slugsOrIds);
    await this.checkUpdate(actor, ...recipes);
    return recipes;
  }

  /** @throws `recipe.not-allowed` unless the caller may change all of these recipes of the group */
  async checkUpdate(actor: Actor, ...recipes: Guarded[]): Promise<void> {
    const homes = new Set(recipes.map(({ householdId }) => householdId));
    homes.delete(actor.householdId);
    const households = homes.size ? await this.directory.households([...homes]) : [];
    const preferences = new Map(households.map((home) => [home.id, home.preferences]));
    const may = (recipe: Guarded) => canUpdate(actor, recipe, preferences.get(recipe.householdId) ?? null);
    if (!recipes.every(may)) throw RecipeErrors.notAllowed();
  }
}
