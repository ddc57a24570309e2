import {
  ExploreErrors,
  pageParts,
  isPubliclyVisible,
  type PagePart,
  type Recipe,
  type RecipeQuery,
  type RecipeSummary,
} from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { RecipeRepository } from '../../recipe-store/index.js';
import { RecipeFinder, RecipeListRepository, RecipePresenter } from '../../recipes/index.js';
import { FilterCompiler, mapBatches } from '../../pagination/index.js';
import { toSharedRecipe } from '../shares/share-token.mapper.js';
import { requirePublicAttributes } from './public-attributes.js';
import { PublicCookbooks } from './public-cookbooks.js';
import { PublicGroups, type PublicGroup } from './public-groups.js';
import { withoutAuthors } from './visitor.js';

type Condition = Record<string, unknown>;

/** Public recipes, for visitors. Filters of the request only narrow the visible recipes. */
@Injectable()
export class PublicRecipes {
  constructor(
    private readonly groups: PublicGroups,
    private readonly cookbooks: PublicCookbooks,
    private readonly finder: RecipeFinder,
    private readonly lists: RecipeListRepository,
    private readonly recipes: RecipeRepository,
    private readonly filters: FilterCompiler,
    private readonly presenter: RecipePresenter,
  ) {}

  async *list(groupSlug: string, query: RecipeQuery): AsyncGenerator<PagePart<RecipeSummary>> {
    const publicGroup = await this.groups.find(groupSlug);
    const { visitor } = publicGroup;
    requirePublicAttributes('recipes', query);
    const visible = { ...(await this.groups.inPublicHouseholds(publicGroup)), 'settings.public': true };
    const conditions = { $and: [visible, await this.conditionOf(publicGroup, query)] };
    const { head, batches } = await this.lists.list(visitor, conditions, query);
    yield* pageParts<RecipeSummary>(
      head,
      mapBatches(batches, (batch) => this.presenter.toSummaryTexts(visitor, batch)),
    );
  }

  async read(groupSlug: string, slugOrId: string): Promise<Recipe> {
    const { group, visitor } = await this.groups.find(groupSlug);
    const recipe = await this.recipes.find(visitor, slugOrId);
    const preferences = recipe && (await this.groups.preferencesOf(recipe.householdId));
    if (!recipe || !isPubliclyVisible.recipe(group, preferences, recipe.settings)) throw ExploreErrors.recipeNotFound();
    return withoutAuthors(toSharedRecipe(await this.presenter.toRecipe(visitor, recipe)));
  }

  /** A public cookbook's filter replaces all others except `queryFilter`. */
  private async conditionOf(publicGroup: PublicGroup, query: RecipeQuery): Promise<Condition> {
    if (!query.cookbook) return this.finder.conditions(publicGroup.visitor, query);
    const { queryFilterString } = await this.cookbooks.find(publicGroup, query.cookbook);
    return queryFilterString ? this.filters.compileStored(publicGroup.visitor, 'recipes', queryFilterString) : {};
  }
}
