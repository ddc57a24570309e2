import type { Actor, Json, Recipe, RecipeSummary } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import {
  type RecipeWithComments,
  hasComments,
  type OrganizerIds,
  type RecipeDocument,
  type RecipeNames,
  type SummaryDocument,
  toRecipe,
  toSummary,
} from '../../recipe-store/index.js';
import { FoodService, OrganizerNames, type OrganizersById, UnitService } from '../../catalogue/index.js';
import { CommentPresenter } from '../../social/index.js';
import type { ListedRecipe } from './summary-rows.js';
import { SummaryTexts } from './summary-texts.js';

type Reader = Pick<Actor, 'groupId' | 'householdId'>;

/** Joins the names that recipes store as ids, for many recipes at once, and gives them their contract shape. */
@Injectable()
export class RecipePresenter {
  private readonly texts = new SummaryTexts();

  constructor(
    private readonly organizers: OrganizerNames,
    private readonly foods: FoodService,
    private readonly units: UnitService,
    private readonly comments: CommentPresenter,
  ) {}

  async toSummaries(actor: Reader, documents: SummaryDocument[]): Promise<RecipeSummary[]> {
    const organizers = await this.organizersOf(actor, documents);
    return documents.map((document) => toSummary(document, { organizers }));
  }

  /** The same for lists as JSON; cached summaries are reused while they are current. */
  async toSummaryTexts(actor: Reader, recipes: ListedRecipe[]): Promise<Json[]> {
    const cached = this.organizers.findCached(actor);
    const outdated = cached ? recipes.filter((recipe) => !this.texts.has(recipe, cached)) : recipes;
    const organizers = cached && outdated.length === 0 ? cached : await this.organizersOfListed(actor, outdated);
    // Another object lacks the organizers of the recipes that were not outdated.
    const all = organizers === cached ? organizers : await this.organizersOfListed(actor, recipes);
    return recipes.map((recipe) => this.texts.of(recipe, all));
  }

  async toRecipe(actor: Reader, document: RecipeDocument): Promise<Recipe> {
    if (hasComments(document)) return this.toRecipeWithComments(actor, document);
    const [names, comments] = await Promise.all([
      this.namesOf(actor, [document]),
      this.comments.ofRecipe(actor, document._id),
    ]);
    return { ...toRecipe(document, names), comments };
  }

  /** A recipe whose comments were read with it. */
  async toRecipeWithComments(actor: Reader, document: RecipeWithComments): Promise<Recipe> {
    const [names, comments] = await Promise.all([
      this.namesOf(actor, [document]),
      this.comments.toComments(document.comments),
    ]);
    return { ...toRecipe(document, names), comments };
  }

  /** Many full recipes; their references are read once for all of them. */
  async *toRecipes(actor: Reader, documents: RecipeDocument[]): AsyncGenerator<Recipe> {
    const ids = documents.map(({ _id }) => _id);
    const [names, comments] = await Promise.all([this.namesOf(actor, documents), this.comments.ofRecipes(actor, ids)]);
    for (const document of documents) {
      yield { ...toRecipe(document, names), comments: comments.get(document._id) ?? [] };
    }
  }

  private async namesOf(actor: Reader, documents: RecipeDocument[]): Promise<RecipeNames> {
    const ingredients = documents.flatMap((document) => document.ingredients);
    const [organizers, foods, units] = await Promise.all([
      this.organizersOf(actor, documents),
      this.foods.findShapes(actor, distinct(ingredients.map(({ foodId }) => foodId))),
      this.units.findShapes(actor, distinct(ingredients.map(({ unitId }) => unitId))),
    ]);
    return { organizers, foods, units };
  }

  private organizersOfListed(actor: Reader, recipes: ListedRecipe[]): Promise<OrganizersById> {
    return this.organizersOf(
      actor,
      recipes.map((recipe) => recipe.toDocument()),
    );
  }

  private organizersOf(actor: Reader, documents: OrganizerIds[]): Promise<OrganizersById> {
    const ids = documents.flatMap(({ categoryIds, tagIds, toolIds }) => [...categoryIds, ...tagIds, ...toolIds]);
    return this.organizers.of(actor, ids);
  }
}

function distinct(ids: (string | null)[]): string[] {
  return [...new Set(ids.filter((id) => id !== null))];
}
