import type { Cookbook } from '@larder/contracts/recipe/cookbook';
import type { Page } from '@larder/contracts/paging/page';
import type { UserOut } from '@larder/contracts/identity/tenants/user';
import type { Food, Unit } from '@larder/contracts/recipe/catalogue/food';
import type { RecipeIngredient } from '@larder/contracts/recipe/catalogue/ingredient';
import type { PlanEntry } from '../entities/meal-plans/plan-entries.js';
import type { Recipe, RecipeStep, RecipeSummary } from '@larder/contracts/recipe/recipe';

let count = 0;
const nextId = () => `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`;

export function aUser(changes: Partial<UserOut> = {}): UserOut {
  return {
    id: nextId(),
    username: 'ana',
    fullName: 'Ana Ruiz',
    email: 'ana@example.org',
    authMethod: 'Mealie',
    admin: false,
    group: 'Home',
    household: 'Family',
    advanced: false,
    canInvite: false,
    canManage: false,
    canManageHousehold: false,
    canOrganize: false,
    groupId: 'home-id',
    groupSlug: 'home',
    householdId: 'family-id',
    householdSlug: 'family',
    tokens: [],
    cacheKey: '1234',
    ...changes,
  };
}

export function aSummary(changes: Partial<RecipeSummary> = {}): RecipeSummary {
  const name = changes.name ?? 'Lentil Soup';
  return {
    id: nextId(),
    userId: 'other',
    householdId: 'family-id',
    groupId: 'home-id',
    name,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    image: null,
    recipeYield: '4 bowls',
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
    dateAdded: null,
    dateUpdated: null,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    lastMade: null,
    ...changes,
  };
}

export function anIngredient(changes: Partial<RecipeIngredient> = {}): RecipeIngredient {
  return {
    quantity: 1,
    unit: null,
    food: null,
    note: 'onion',
    isFood: true,
    disableAmount: false,
    display: '',
    title: null,
    originalText: null,
    referenceId: nextId(),
    ...changes,
  };
}

export function aStep(changes: Partial<RecipeStep> = {}): RecipeStep {
  return { id: nextId(), title: '', summary: '', text: 'Stir.', ingredientReferences: [], ...changes };
}

export function aRecipe(changes: Partial<Recipe> = {}): Recipe {
  return {
    ...aSummary(changes),
    recipeIngredient: [],
    recipeInstructions: [],
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
    assets: [],
    notes: [],
    extras: {},
    comments: [],
    ...changes,
  };
}

export function aFood(changes: Partial<Food> = {}): Food {
  return {
    id: nextId(),
    name: 'flour',
    pluralName: null,
    description: '',
    extras: {},
    onHand: false,
    labelId: null,
    aliases: [],
    label: null,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    ...changes,
  };
}

export function aUnit(changes: Partial<Unit> = {}): Unit {
  return {
    id: nextId(),
    name: 'cup',
    pluralName: 'cups',
    description: '',
    extras: {},
    onHand: false,
    fraction: true,
    abbreviation: '',
    pluralAbbreviation: '',
    useAbbreviation: false,
    aliases: [],
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    ...changes,
  };
}

/** A page of a list with these items, which are all of them unless a total is given. */
export function aPage<Item>(items: Item[], changes: Partial<Page<Item>> = {}): Page<Item> {
  const size = items.length;
  return { page: 1, per_page: size, total: size, total_pages: 1, items, next: null, previous: null, ...changes };
}

export function aCookbook(changes: Partial<Cookbook> = {}): Cookbook {
  return {
    id: nextId(),
    name: 'Fast dinners',
    slug: 'fast-dinners',
    description: '',
    position: 1,
    public: false,
    queryFilterString: 'tags.id IN ["tag-1"]',
    queryFilter: {
      parts: [
        {
          leftParenthesis: null,
          rightParenthesis: null,
          logicalOperator: null,
          attributeName: 'tags.id',
          relationalOperator: 'IN',
          value: ['tag-1'],
        },
      ],
    },
    groupId: 'home-id',
    householdId: 'family-id',
    requireAllCategories: true,
    requireAllTags: true,
    requireAllTools: true,
    ...changes,
  };
}

export function aPlanEntry(changes: Partial<PlanEntry> = {}): PlanEntry {
  const recipe = changes.recipe ?? null;
  return {
    id: (count += 1),
    date: '2026-11-23',
    entryType: 'dinner',
    title: '',
    text: '',
    recipeId: recipe?.id ?? null,
    servings: null,
    position: 0,
    groupId: 'home-id',
    householdId: 'family-id',
    userId: 'other',
    recipe,
    ...changes,
  };
}
