import type { Actor, Recipe, RecipeSummary } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { CommentReader } from '../comments/comment-reader.js';
import { FoodService } from '../foods/food.service.js';
import { OrganizerRepository } from '../organizers/organizer.repository.js';
import { toRef } from '../organizers/organizer.mapper.js';
import { UnitService } from '../units/unit.service.js';
import { toRecipe, toSummary, type RecipeNames, type SummaryDocument } from './recipe.mapper.js';
import type { RecipeDocument } from './recipe.schema.js';

type Reader = Pick<Actor, 'groupId' | 'householdId'>;

/** Joins the names that recipes store as ids, for many recipes at once, and gives them their contract shape. */
@Injectable()
export class RecipeNamer {
  constructor(
    private readonly organizers: OrganizerRepository,
    private readonly foods: FoodService,
    private readonly units: UnitService,
    private readonly comments: CommentReader,
  ) {}

  async toSummaries(actor: Reader, documents: SummaryDocument[]): Promise<RecipeSummary[]> {
    const organizers = await this.organizersOf(actor, documents);
    return documents.map((document) => toSummary(document, { organizers }));
  }

  async toRecipe(actor: Reader, document: RecipeDocument): Promise<Recipe> {
    const [names, comments] = await Promise.all([
      this.namesOf(actor, [document]),
      this.comments.ofRecipe(actor, document._id),
    ]);
    return { ...toRecipe(document, names), comments };
  }

  /** Many full recipes: what they name is read once for all of them. */
  async *toRecipes(actor: Reader, documents: RecipeDocument[]): AsyncGenerator<Recipe> {
    const names = await this.namesOf(actor, documents);
    for (const document of documents) {
      yield { ...toRecipe(document, names), comments: await this.comments.ofRecipe(actor, document._id) };
    }
  }

  private async namesOf(actor: Reader, documents: RecipeDocument[]): Promise<RecipeNames> {
    const ingredients = documents.flatMap((document) => document.ingredients);
    const [organizers, foods, units] = await Promise.all([
      this.organizersOf(actor, documents),
      this.foods.shown(actor, distinct(ingredients.map(({ foodId }) => foodId))),
      this.units.shown(actor, distinct(ingredients.map(({ unitId }) => unitId))),
    ]);
    return { organizers, foods, units };
  }

  private async organizersOf(actor: Reader, documents: Pick<SummaryDocument, 'categoryIds' | 'tagIds' | 'toolIds'>[]) {
    const ids = documents.flatMap(({ categoryIds, tagIds, toolIds }) => [...categoryIds, ...tagIds, ...toolIds]);
    const found = await this.organizers.shown(actor, distinct(ids));
    return new Map(found.map((each) => [each._id, toRef(each, actor.householdId)]));
  }
}

function distinct(ids: (string | null)[]): string[] {
  return [...new Set(ids.filter((id) => id !== null))];
}
