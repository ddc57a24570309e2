import type { Actor, Json, Recipe, RecipeSummary } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { CommentReader } from '../comments/comment-reader.js';
import { toFood } from '../foods/food.mapper.js';
import type { FoodDocument } from '../foods/food.schema.js';
import { FoodService } from '../foods/food.service.js';
import { toLabel } from '../labels/label.mapper.js';
import { OrganizerNames, type ShownOrganizers } from '../organizers/organizer-names.js';
import { toUnit } from '../units/unit.mapper.js';
import { UnitService } from '../units/unit.service.js';
import type { JoinedRecipe } from './joined-recipe.js';
import { toRecipe, toSummary, type RecipeNames, type SummaryDocument } from './recipe.mapper.js';
import type { RecipeDocument } from './recipe.schema.js';
import { SummaryTexts } from './summary-texts.js';

type Reader = Pick<Actor, 'groupId' | 'householdId'>;
type Organized = Pick<SummaryDocument, 'categoryIds' | 'tagIds' | 'toolIds'>;

/** Joins the names that recipes store as ids, for many recipes at once, and gives them their contract shape. */
@Injectable()
export class RecipeNamer {
  private readonly texts = new SummaryTexts();

  constructor(
    private readonly organizers: OrganizerNames,
    private readonly foods: FoodService,
    private readonly units: UnitService,
    private readonly comments: CommentReader,
  ) {}

  async toSummaries(actor: Reader, documents: SummaryDocument[]): Promise<RecipeSummary[]> {
    const organizers = await this.organizersOf(actor, documents);
    return documents.map((document) => toSummary(document, { organizers }));
  }

  /** The same for lists, which only pass them on. */
  async toSummaryTexts(actor: Reader, documents: SummaryDocument[]): Promise<Json[]> {
    const organizers = await this.organizersOf(actor, documents);
    return documents.map((document) => this.texts.of(document, organizers));
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
    const [organizers, comments] = await Promise.all([
      this.organizersOf(actor, [document]),
      this.comments.withAuthors(document.comments),
    ]);
    return { ...toRecipe(document, { organizers, ...joinedNames(document, actor) }), comments };
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

  private organizersOf(actor: Reader, documents: Organized[]): Promise<ShownOrganizers> {
    const ids = documents.flatMap(({ categoryIds, tagIds, toolIds }) => [...categoryIds, ...tagIds, ...toolIds]);
    return this.organizers.of(actor, ids);
  }
}

function joinedNames({ foods, units, labels }: JoinedRecipe, { householdId }: Reader) {
  const labelById = new Map(labels.map((each) => [each._id, toLabel(each)]));
  const labelOf = ({ labelId }: FoodDocument) => labelById.get(labelId ?? '') ?? null;
  return {
    foods: new Map(foods.map((each) => [each._id, toFood(each, { householdId, label: labelOf(each) })])),
    units: new Map(units.map((each) => [each._id, toUnit(each)])),
  };
}

function distinct(ids: (string | null)[]): string[] {
  return [...new Set(ids.filter((id) => id !== null))];
}
