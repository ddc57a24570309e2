import type { Actor, Recipe, RecipeSummary } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { CommentReader } from '../comments/comment-reader.js';
import { toFood } from '../foods/food.mapper.js';
import type { FoodDocument } from '../foods/food.schema.js';
import { FoodService } from '../foods/food.service.js';
import { toLabel } from '../labels/label.mapper.js';
import { OrganizerRepository } from '../organizers/organizer.repository.js';
import { toRef } from '../organizers/organizer.mapper.js';
import { toUnit } from '../units/unit.mapper.js';
import { UnitService } from '../units/unit.service.js';
import type { JoinedRecipe } from './joined-recipe.js';
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

  /** A recipe whose names were read with it. One that was merged leads further than a join follows. */
  async joinedToRecipe(actor: Reader, document: JoinedRecipe): Promise<Recipe> {
    if ([...document.foods, ...document.units].some(({ mergedInto }) => mergedInto))
      return this.toRecipe(actor, document);
    const comments = await this.comments.withAuthors(document.comments);
    return { ...toRecipe(document, joinedNames(document, actor)), comments };
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

function joinedNames(joined: JoinedRecipe, { householdId }: Reader): RecipeNames {
  const { categories, tags, tools, foods, units, labels } = joined;
  const labelById = new Map(labels.map((each) => [each._id, toLabel(each)]));
  const labelOf = ({ labelId }: FoodDocument) => labelById.get(labelId ?? '') ?? null;
  return {
    organizers: new Map([...categories, ...tags, ...tools].map((each) => [each._id, toRef(each, householdId)])),
    foods: new Map(foods.map((each) => [each._id, toFood(each, { householdId, label: labelOf(each) })])),
    units: new Map(units.map((each) => [each._id, toUnit(each)])),
  };
}

function distinct(ids: (string | null)[]): string[] {
  return [...new Set(ids.filter((id) => id !== null))];
}
