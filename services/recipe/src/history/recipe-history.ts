import {
  pageParts,
  pageWindow,
  RecipeErrors,
  type Actor,
  type RecipeVersion,
  type RecipeVersionSummary,
  type VersionQuery,
} from '@larder/contracts';
import { Directory } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { type RecipeDocument, type StoredVersion, RecipeVersionRepository } from '../recipe-store/index.js';
import { RecipeAccess, RecipePresenter, RecipeWriter, restoredFields } from '../recipes/index.js';
import { apiKeyOf, differencesOf } from './recipe-differences.js';

/** The versions of recipes. Users who may read the recipe may read them, users who may change it may restore them. */
@Injectable()
export class RecipeHistory {
  constructor(
    private readonly access: RecipeAccess,
    private readonly versions: RecipeVersionRepository,
    private readonly presenter: RecipePresenter,
    private readonly writer: RecipeWriter,
    private readonly directory: Directory,
  ) {}

  /** The versions of a recipe, newest first. @throws `recipe.not-found` */
  async *list(actor: Actor, slugOrId: string, query: VersionQuery) {
    const recipe = await this.access.findForRead(actor, slugOrId);
    const all = await this.versions.findAll(recipe);
    const { head, skip, limit } = pageWindow(query, all.length);
    yield* pageParts<RecipeVersionSummary>(head, await this.toSummaries(all.slice(skip, skip + limit)));
  }

  /** A version with its differences. @throws `recipe.not-found`, also when the version does not exist */
  async read(actor: Actor, slugOrId: string, number: number): Promise<RecipeVersion> {
    const recipe = await this.access.findForRead(actor, slugOrId);
    const { version, before, after } = await this.find(recipe, number);
    const [recipeBefore, recipeAfter, [summary]] = await Promise.all([
      this.presenter.toRecipe(actor, before),
      this.presenter.toRecipe(actor, after),
      this.toSummaries([version]),
    ]);
    if (!summary) throw RecipeErrors.notFound();
    return {
      ...summary,
      recipe: recipeBefore,
      differences: differencesOf(recipeBefore, recipeAfter, summary.changedFields),
    };
  }

  /**
   * Resets a recipe to a version.
   *
   * @throws `recipe.not-found`, `recipe.not-allowed`, `recipe.already-exists` when another recipe has the old slug now
   */
  restore(actor: Actor, slugOrId: string, number: number): Promise<RecipeDocument> {
    return this.writer.change(actor, slugOrId, async (recipe) => {
      const { before } = await this.find(recipe, number);
      return restoredFields(recipe, before);
    });
  }

  /** A version with the recipe before and after its change. */
  private async find(recipe: RecipeDocument, number: number) {
    const all = await this.versions.findAll(recipe);
    const version = all.find((each) => each.number === number);
    if (!version) throw RecipeErrors.notFound();
    const after = all.filter((each) => each.number > number).reduce(undoVersions, recipe);
    return { version, before: undoVersions(after, version), after };
  }

  private async toSummaries(versions: StoredVersion[]): Promise<RecipeVersionSummary[]> {
    if (versions.length === 0) return [];
    const users = await this.directory.users([...new Set(versions.map(({ userId }) => userId))]);
    const names = new Map(users.map(({ id, fullName }) => [id, fullName]));
    return versions.map(({ number, userId, changedAt, before }) => ({
      number,
      changedBy: { id: userId, name: names.get(userId) ?? null },
      changedAt: changedAt.toISOString(),
      changedFields: Object.keys(before).map(apiKeyOf),
    }));
  }
}

/** The recipe before a change; versions are undone from the newest on. */
function undoVersions(recipe: RecipeDocument, { before }: StoredVersion): RecipeDocument {
  return { ...recipe, ...before };
}
