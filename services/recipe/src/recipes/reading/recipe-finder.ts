import {
  formatUuid,
  isUuid,
  pageParts,
  RecipeErrors,
  type Actor,
  type OrganizerKind,
  type PagePart,
  type RecipeQuery,
  type RecipeSummary,
} from '@larder/contracts';
import { Directory } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { OrganizerResolver } from '../../catalogue/index.js';
import { FilterCompiler, mapBatches } from '../../pagination/index.js';
import { CookbookRepository } from '../../discovery/index.js';
import { recipeFilter, type FilterIds } from './recipe-filter.js';
import { RecipeListRepository } from './recipe-list.repository.js';
import { RecipePresenter } from './recipe-presenter.js';

type Values = string[] | undefined;

/** Lists recipes, and resolves the parameters of lists to conditions. */
@Injectable()
export class RecipeFinder {
  constructor(
    private readonly recipes: RecipeListRepository,
    private readonly organizers: OrganizerResolver,
    private readonly directory: Directory,
    private readonly presenter: RecipePresenter,
    private readonly cookbooks: CookbookRepository,
    private readonly filters: FilterCompiler,
  ) {}

  async *list(actor: Actor, query: RecipeQuery): AsyncGenerator<PagePart<RecipeSummary>> {
    const conditions = await this.conditions(actor, query);
    const { head, batches } = await this.recipes.list(actor, conditions, query);
    yield* pageParts<RecipeSummary>(
      head,
      mapBatches(batches, (batch) => this.presenter.toSummaryTexts(actor, batch)),
    );
  }

  /** The conditions of a list's parameters, besides the group and `queryFilter`. */
  async conditions(actor: Actor, query: RecipeQuery): Promise<Record<string, unknown>> {
    if (query.cookbook) return this.cookbookCondition(actor, query.cookbook);
    const [categories, tags, tools, households] = await Promise.all([
      this.organizerIds(actor, 'categories', nonEmpty(query.categories)),
      this.organizerIds(actor, 'tags', nonEmpty(query.tags)),
      this.organizerIds(actor, 'tools', nonEmpty(query.tools)),
      this.householdIds(actor, nonEmpty(query.households)),
    ]);
    const foods = nonEmpty(query.foods)?.map((value) => (isUuid(value) ? formatUuid(value) : null));
    return recipeFilter({ ...query, categories, tags, tools, households, foods });
  }

  /**
   * A cookbook's filter replaces all others except `queryFilter`; it is nested, so that it cannot widen other
   * conditions.
   */
  private async cookbookCondition(actor: Actor, slugOrId: string): Promise<Record<string, unknown>> {
    const cookbook = await this.cookbooks.find(actor, slugOrId);
    if (!cookbook) throw RecipeErrors.cookbookNotFound();
    if (!cookbook.queryFilterString) return {};
    return { $and: [await this.filters.compileStored(actor, 'recipes', cookbook.queryFilterString)] };
  }

  private async organizerIds(actor: Actor, kind: OrganizerKind, values: Values): Promise<FilterIds | undefined> {
    return values && this.organizers.idsOf(actor, kind, values);
  }

  private async householdIds({ groupId }: Actor, values: Values): Promise<FilterIds | undefined> {
    if (!values) return undefined;
    const households = await this.directory.householdsOf(groupId);
    const idBySlug = new Map(households.map(({ slug, id }) => [slug, id]));
    return values.map((value) => (isUuid(value) ? formatUuid(value) : (idBySlug.get(value) ?? null)));
  }
}

/** `?tags=` is sent by forms without a selection. */
function nonEmpty(values: Values): Values {
  const selected = values?.filter((value) => value !== '');
  return selected?.length ? selected : undefined;
}
