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
    const food = {
      id: newId(),
      name,
      pluralName: null,
      description: '',
      extras: {},
      onHand: false,
      aliases: [],
      labelId: label?.id ?? null,
      label,
      createdAt: MOMENT,
      updatedAt: MOMENT,
    };
    this.foods.set(food.id, food);
    return food;
  }

  unit(name: string): Unit {
    const unit = {
      id: newId(),
      name,
      pluralName: null,
      description: '',
      extras: {},
      onHand: false,
      aliases: [],
      fraction: false,
      abbreviation: '',
      pluralAbbreviation: null,
      useAbbreviation: false,
      createdAt: MOMENT,
      updatedAt: MOMENT,
    };
    this.units.set(unit.id, unit);
    return unit;
  }

  recipe({ userId, householdId, groupId }: Actor, ingredients: Partial<RecipeIngredient>[]): string {
    const id = newId();
    const recipeIngredient = ingredients.map((each) => ({ ...EMPTY_LINE, referenceId: newId(), ...each }));
    this.recipes.set(id, { ...EMPTY_RECIPE, id, userId, householdId, groupId, recipeIngredient });
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
    const rest = { note: '', isFood: true, disableAmount: false, display: line, title: null, originalText: line };
    return { quantity: Number(quantity) || null, food, unit, referenceId: newId(), ...rest };
  }
}

const NO_CONFIDENCE = { average: null, comment: null, name: null, unit: null, quantity: null, food: null };

const EMPTY_LINE = {
  quantity: null,
  unit: null,
  food: null,
  note: '',
  isFood: true,
  disableAmount: false,
  display: '',
  title: null,
  originalText: null,
};
const EMPTY_RECIPE = {
  name: 'Soup',
  slug: 'soup',
  image: null,
  recipeYield: null,
  totalTime: null,
  prepTime: null,
  cookTime: null,
  performTime: null,
  description: '',
  recipeCategory: [],
  tags: [],
  tools: [],
  rating: null,
  orgURL: null,
  dateAdded: '2025-01-02',
  dateUpdated: MOMENT,
  createdAt: MOMENT,
  updatedAt: MOMENT,
  lastMade: null,
  recipeInstructions: [],
  assets: [],
  notes: [],
  extras: {},
  comments: [],
  nutrition: {
    calories: null,
    carbohydrateContent: null,
    cholesterolContent: null,
    fatContent: null,
    fiberContent: null,
    proteinContent: null,
    saturatedFatContent: null,
    sodiumContent: null,
    sugarContent: null,
    transFatContent: null,
    unsaturatedFatContent: null,
  },
  settings: {
    public: true,
    showNutrition: false,
    showAssets: false,
    landscapeView: false,
    disableComments: false,
    disableAmount: false,
    locked: false,
  },
};
