import { RecipeErrors, type Actor } from '@larder/contracts';
import { Directory } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { type RecipeWithComments, type RecipeDocument, RecipeRepository } from '../../recipe-store/index.js';
import { canUpdate, type RecipePermissions } from './recipe-policy.js';

/** Finds recipes and checks that the caller may read or change them. */
@Injectable()
export class RecipeAccess {
  constructor(
    private readonly recipes: RecipeRepository,
    private readonly directory: Directory,
  ) {}

  /** A recipe of the caller's group; throws not found for others. */
  async findForRead(actor: Actor, slugOrId: string): Promise<RecipeDocument> {
    const recipe = await this.recipes.find(actor, slugOrId);
    if (!recipe) throw RecipeErrors.notFound();
    return recipe;
  }

  /** A recipe that the caller may change. */
  async findForUpdate(actor: Actor, slugOrId: string): Promise<RecipeDocument> {
    const recipe = await this.findForRead(actor, slugOrId);
    await this.checkUpdate(actor, recipe);
    return recipe;
  }

  /** A recipe that the caller may change, with its comments: for changes that return the recipe. */
  async findForUpdateWithComments(actor: Actor, slugOrId: string): Promise<RecipeWithComments> {
    const recipe = await this.findForReadWithComments(actor, slugOrId);
    await this.checkUpdate(actor, recipe);
    return recipe;
  }

  /** A recipe of the caller's group with its comments. */
  async findForReadWithComments(actor: Actor, slugOrId: string): Promise<RecipeWithComments> {
    const recipe = await this.recipes.findWithComments(actor, slugOrId);
    if (!recipe) throw RecipeErrors.notFound();
    return recipe;
  }

  /** The existing recipes of the group; throws unless the caller may change all of them. */
  async findAllForUpdate(actor: Actor, slugsOrIds: string[]): Promise<RecipeDocument[]> {
    const recipes = await this.recipes.findMany(actor, slugsOrIds);
    await this.checkUpdate(actor, ...recipes);
    return recipes;
  }

  /** @throws `recipe.not-allowed` unless the caller may change all of these recipes of the group */
  async checkUpdate(actor: Actor, ...recipes: RecipePermissions[]): Promise<void> {
    const otherHouseholds = new Set(recipes.map(({ householdId }) => householdId));
    otherHouseholds.delete(actor.householdId);
    const households = otherHouseholds.size ? await this.directory.households([...otherHouseholds]) : [];
    const preferencesById = new Map(households.map(({ id, preferences }) => [id, preferences]));
    const may = (recipe: RecipePermissions) =>
      canUpdate(actor, recipe, preferencesById.get(recipe.householdId) ?? null);
    if (!recipes.every(may)) throw RecipeErrors.notAllowed();
  }
}
