import type { Cookbook } from '@larder/contracts/recipe/cookbook';
import type { GroupOut } from '@larder/contracts/identity/tenants/group';
import type { HouseholdOut } from '@larder/contracts/identity/tenants/household';
import type { Page } from '@larder/contracts/paging/page';
import type { UserOut } from '@larder/contracts/identity/tenants/user';
import { nextId } from '@larder/testing/builders';
import type { PlanEntry } from '../entities/meal-plans/plan-entries.js';

export { aFood, anIngredient, aRecipe, aStep, aSummary, aUnit } from '@larder/testing/builders';

let planEntryNumber = 0;

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

/** The group of `aUser`. */
export function aGroup(changes: Partial<GroupOut> = {}): GroupOut {
  return {
    id: 'home-id',
    name: 'Home',
    slug: 'home',
    categories: [],
    webhooks: [],
    households: [{ id: 'family-id', name: 'Family' }],
    users: [],
    preferences: {
      id: 'home-preferences-id',
      groupId: 'home-id',
      privateGroup: true,
      recipePublic: true,
      recipeShowNutrition: false,
      recipeShowAssets: false,
      recipeLandscapeView: false,
      recipeDisableComments: false,
      recipeDisableAmount: false,
    },
    ...changes,
  };
}

/** The household of `aUser`. */
export function aHousehold(changes: Partial<HouseholdOut> = {}): HouseholdOut {
  return {
    id: 'family-id',
    groupId: 'home-id',
    name: 'Family',
    slug: 'family',
    group: 'Home',
    users: [],
    webhooks: [],
    preferences: null,
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
    id: (planEntryNumber += 1),
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
