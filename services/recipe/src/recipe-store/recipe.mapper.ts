import type {
  Food,
  Organizer,
  Recipe,
  RecipeIngredient,
  RecipeStep,
  RecipeSummary,
  Tool,
  Unit,
} from '@larder/contracts';
import { displayIngredient } from '@larder/measures';
import { fromStoredExtras } from '../records/index.js';
import type { RecipeDocument, StoredIngredient, StoredStep } from './schemas/recipe-document.js';

/** The records that recipes refer to, by id, without deleted ones. */
export interface RecipeNames {
  organizers: ReadonlyMap<string, Tool>;
  foods: ReadonlyMap<string, Food>;
  units: ReadonlyMap<string, Unit>;
}

/** The fields of a summary. */
export const SUMMARY_FIELDS = {
  userId: 1,
  householdId: 1,
  groupId: 1,
  name: 1,
  slug: 1,
  image: 1,
  recipeYield: 1,
  totalTime: 1,
  prepTime: 1,
  cookTime: 1,
  performTime: 1,
  description: 1,
  categoryIds: 1,
  tagIds: 1,
  toolIds: 1,
  rating: 1,
  orgURL: 1,
  dateAdded: 1,
  dateUpdated: 1,
  createdAt: 1,
  updatedAt: 1,
  lastMade: 1,
} as const;
export type SummaryDocument = Pick<RecipeDocument, '_id' | keyof typeof SUMMARY_FIELDS>;

export type OrganizerIds = Pick<RecipeDocument, 'categoryIds' | 'tagIds' | 'toolIds'>;

/** A recipe in lists, with the keys in this order (docs/api/recipes.md#shape). */
export function toSummary(document: SummaryDocument, { organizers }: Pick<RecipeNames, 'organizers'>): RecipeSummary {
  return {
    id: document._id,
    userId: document.userId,
    householdId: document.householdId,
    groupId: document.groupId,
    name: document.name,
    slug: document.slug,
    image: document.image,
    recipeYield: document.recipeYield,
    totalTime: document.totalTime,
    prepTime: document.prepTime,
    cookTime: document.cookTime,
    performTime: document.performTime,
    description: document.description,
    ...organizersOf(document, organizers),
    rating: document.rating,
    orgURL: document.orgURL,
    dateAdded: document.dateAdded,
    dateUpdated: document.dateUpdated.toISOString(),
    createdAt: document.createdAt.toISOString(),
    updatedAt: document.updatedAt.toISOString(),
    lastMade: document.lastMade?.toISOString() ?? null,
  };
}

/** The organizers of a recipe in their contract shape. */
function organizersOf(
  { categoryIds, tagIds, toolIds }: OrganizerIds,
  organizers: RecipeNames['organizers'],
): Pick<RecipeSummary, 'recipeCategory' | 'tags' | 'tools'> {
  return {
    recipeCategory: pick(categoryIds, organizers).map(toOrganizer),
    tags: pick(tagIds, organizers).map(toOrganizer),
    tools: pick(toolIds, organizers),
  };
}

/** A full recipe. */
export function toRecipe(document: RecipeDocument, names: RecipeNames): Recipe {
  const { ingredients, steps, nutrition, settings, assets, notes, extras } = document;
  return {
    ...toSummary(document, names),
    recipeIngredient: ingredients.map((ingredient) => toIngredient(ingredient, settings.disableAmount, names)),
    recipeInstructions: steps.map(toStep),
    nutrition: toNutrition(nutrition),
    settings: toSettings(settings),
    assets: assets.map(({ name, icon, fileName }) => ({ name, icon, fileName })),
    notes: notes.map(({ title, text }) => ({ title, text })),
    extras: fromStoredExtras(extras),
    comments: [],
  };
}

function toOrganizer({ id, name, slug }: Tool): Organizer {
  return { id, name, slug };
}

/** With amounts disabled, an ingredient is shown as its note, without food and unit. */
function toIngredient(stored: StoredIngredient, disableAmount: boolean, names: RecipeNames): RecipeIngredient {
  const unit = names.units.get(stored.unitId ?? '') ?? null;
  const food = names.foods.get(stored.foodId ?? '') ?? null;
  const { quantity, note, title, originalText, referenceId } = stored;
  const isFood = !disableAmount;
  const display = displayIngredient({ quantity, unit, food, note, isFood, disableAmount });
  return { quantity, unit, food, note, isFood, disableAmount, display, title, originalText, referenceId };
}

function toStep({ id, title, summary, text, references }: StoredStep): RecipeStep {
  return { id, title, summary, text, ingredientReferences: references.map((referenceId) => ({ referenceId })) };
}

function toNutrition(stored: Recipe['nutrition']): Recipe['nutrition'] {
  return {
    calories: stored.calories,
    carbohydrateContent: stored.carbohydrateContent,
    cholesterolContent: stored.cholesterolContent,
    fatContent: stored.fatContent,
    fiberContent: stored.fiberContent,
    proteinContent: stored.proteinContent,
    saturatedFatContent: stored.saturatedFatContent,
    sodiumContent: stored.sodiumContent,
    sugarContent: stored.sugarContent,
    transFatContent: stored.transFatContent,
    unsaturatedFatContent: stored.unsaturatedFatContent,
  };
}

function toSettings(stored: Recipe['settings']): Recipe['settings'] {
  return {
    public: stored.public,
    showNutrition: stored.showNutrition,
    showAssets: stored.showAssets,
    landscapeView: stored.landscapeView,
    disableComments: stored.disableComments,
    disableAmount: stored.disableAmount,
    locked: stored.locked,
  };
}

function pick<Shape>(ids: string[], byId: ReadonlyMap<string, Shape>): Shape[] {
  return ids.flatMap((id) => byId.get(id) ?? []);
}
