import {
  ParseIngredientLines,
  ReadCatalogue,
  ReadGroupLabels,
  ReadRecipe,
  ReadRecipeSummaries,
  type Actor,
  type DatedLabel,
  type Food,
  type Recipe,
  type RecipeIngredient,
  type RequestOf,
  type Unit,
} from '@larder/contracts';
import { newId } from '@larder/service-kit';
import type { TestService } from '@larder/testing';
import { aFood, anIngredient, aRecipe, aUnit } from '@larder/testing/builders';

const MOMENT = '2025-01-02T10:00:00.000Z';

/** Replies in place of the recipe service, with the foods, units, labels and recipes of a test. */
export class TestCatalogue {
  readonly labels: DatedLabel[] = [];
  private readonly foods = new Map<string, Food>();
  private readonly units = new Map<string, Unit>();
  private readonly recipes = new Map<string, Recipe>();

  static async open(service: TestService): Promise<TestCatalogue> {
    const catalogue = new TestCatalogue();
    await service.fakeReply(ReadGroupLabels, () => catalogue.labels);
    await service.fakeReply(ReadCatalogue, (request) => catalogue.read(request));
    await service.fakeReply(ReadRecipe, ({ slugOrId }) => catalogue.recipes.get(slugOrId) as Recipe);
    await service.fakeReply(ReadRecipeSummaries, () => []);
    await service.fakeReply(ParseIngredientLines, ({ ingredients }) =>
      ingredients.map((input) => ({ input, confidence: NO_CONFIDENCE, ingredient: catalogue.parsed(input) })),
    );
    return catalogue;
  }

  label(name: string): DatedLabel {
    const label = { id: newId(), groupId: newId(), name, color: '#959595', createdAt: MOMENT };
    this.labels.push(label);
    return label;
  }

  food(name: string, label: DatedLabel | null = null): Food {
    const food = aFood({ id: newId(), name, labelId: label?.id ?? null, label });
    this.foods.set(food.id, food);
    return food;
  }

  unit(name: string): Unit {
    const unit = aUnit({ id: newId(), name, pluralName: null, fraction: false, pluralAbbreviation: null });
    this.units.set(unit.id, unit);
    return unit;
  }

  recipe({ userId, householdId, groupId }: Actor, ingredients: Partial<RecipeIngredient>[]): string {
    const id = newId();
    const recipeIngredient = ingredients.map((each) => anIngredient({ quantity: null, note: '', ...each }));
    const owner = { userId, householdId, groupId };
    this.recipes.set(id, aRecipe({ id, ...owner, name: 'Soup', recipeYield: null, recipeIngredient }));
    return id;
  }

  private read(request: RequestOf<typeof ReadCatalogue>) {
    const { foodIds = [], unitIds = [], labelIds = [], foodNames = [], allUnits } = request;
    const foods = [...this.foods.values()];
    return {
      foods: foodIds.flatMap((id) => this.foods.get(id) ?? []),
      units: allUnits ? [...this.units.values()] : unitIds.flatMap((id) => this.units.get(id) ?? []),
      labels: this.labels.filter(({ id }) => labelIds.includes(id)),
      named: foodNames.flatMap((name) => foods.filter((food) => food.name === name).map((food) => ({ name, food }))),
    };
  }

  /** Parses "2 l milk" if the catalogue contains the food and the unit. */
  private parsed(line: string): RecipeIngredient {
    const [quantity = '', unitName = '', foodName = ''] = line.split(' ');
    const food = [...this.foods.values()].find(({ name }) => name === foodName) ?? null;
    const unit = [...this.units.values()].find(({ name }) => name === unitName) ?? null;
    return anIngredient({
      quantity: Number(quantity) || null,
      food,
      unit,
      note: '',
      display: line,
      originalText: line,
    });
  }
}

const NO_CONFIDENCE = { average: null, comment: null, name: null, unit: null, quantity: null, food: null };
