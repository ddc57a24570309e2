import { RecipeErrors, type Actor, type Recipe, type RecipeSummary } from '@larder/contracts';
import { Directory } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { RecipeRepository } from '../../recipe-store/index.js';
import { RecipeAccess } from '../access/recipe-access.js';
import { slugOf } from '../changes/rules/recipe-address.js';
import { RecipePresenter } from './recipe-presenter.js';

/** Reads single recipes. */
@Injectable()
export class RecipeReader {
  constructor(
    private readonly recipes: RecipeRepository,
    private readonly access: RecipeAccess,
    private readonly presenter: RecipePresenter,
    private readonly directory: Directory,
  ) {}

  async read(actor: Actor, slugOrId: string): Promise<Recipe> {
    const existing = await this.recipes.findWithComments(actor, slugOrId);
    if (!existing) throw RecipeErrors.notFound();
    return this.presenter.toRecipeWithComments(actor, existing);
  }

  /** Throws for callers who may not change the recipe. */
  async readForEdit(actor: Actor, slugOrId: string): Promise<{ id: string; slug: string }> {
    const { _id, slug } = await this.access.findForUpdate(actor, slugOrId);
    return { id: _id, slug };
  }

  async summaries(actor: Actor, ids: string[]): Promise<RecipeSummary[]> {
    return this.presenter.toSummaries(actor, await this.recipes.findSummaries(actor, ids));
  }

  /** The owner of the files of a recipe. A group that is not known yet counts as private. */
  async groupOf(recipeId: string): Promise<{ groupId: string; privateGroup: boolean } | null> {
    const existing = await this.recipes.findOwnership(recipeId);
    if (!existing) return null;
    const group = await this.directory.group(existing.groupId);
    return { groupId: existing.groupId, privateGroup: group?.privateGroup ?? true };
  }

  async isNameFree(groupId: string, name: string): Promise<boolean> {
    return !(await this.recipes.hasSlug({ groupId }, slugOf(name)));
  }
}
