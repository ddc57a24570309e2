import { CATALOGUE_ATTRIBUTES, NUTRITION_KEYS, RECIPE_ATTRIBUTES } from '@larder/contracts';
import type { Attributes, Schema } from '@larder/query-filter';
import { DIRECTORY_ATTRIBUTES } from '@larder/service-kit';

const moments = { createdAt: 'datetime', updatedAt: 'datetime' } as const;
const name = { type: 'text', sortField: 'nameSort' } as const;
const group = { resource: 'groups', link: { field: 'groupId' } } as const;
const extras = { many: true, attributes: { keyName: 'text', value: 'text' } } as const;
/** Stored as a list of households; `onHandFilter` converts it for the caller's household. */
const onHand = { type: 'boolean', field: 'householdsOnHand' } as const;

const organizer: Attributes = {
  id: 'uuid',
  name,
  slug: 'text',
  groupId: 'uuid',
  ...moments,
  group,
  recipes: { resource: 'recipes', link: 'owners' },
};

const recipe: Attributes = {
  ...RECIPE_ATTRIBUTES,
  name,
  recipeCategory: { resource: 'categories', link: { field: 'categoryIds', many: true } },
  tags: { resource: 'tags', link: { field: 'tagIds', many: true } },
  tools: { resource: 'tools', link: { field: 'toolIds', many: true } },
  user: { resource: 'users', link: { field: 'userId' } },
  favoritedBy: { resource: 'users', link: 'owners' },
  ratedBy: { resource: 'users', link: 'owners' },
  comments: { resource: 'comments', link: 'owners' },
  timelineEvents: { resource: 'timelineEvents', link: 'owners' },
  mealEntries: { resource: 'mealEntries', link: 'owners' },
  household: { resource: 'households', link: { field: 'householdId' } },
  group,
  settings: {
    attributes: {
      public: 'boolean',
      showNutrition: 'boolean',
      showAssets: 'boolean',
      landscapeView: 'boolean',
      disableComments: 'boolean',
      disableAmount: 'boolean',
      locked: 'boolean',
    },
  },
  nutrition: { attributes: Object.fromEntries(NUTRITION_KEYS.map((key) => [key, 'text'])) },
  recipeIngredient: {
    many: true,
    field: 'ingredients',
    attributes: {
      title: 'text',
      note: 'text',
      originalText: 'text',
      quantity: 'number',
      referenceId: 'uuid',
      foodId: 'uuid',
      unitId: 'uuid',
      food: { resource: 'foods', link: { field: 'foodId' } },
      unit: { resource: 'units', link: { field: 'unitId' } },
    },
  },
  recipeInstructions: { many: true, field: 'steps', attributes: { title: 'text', summary: 'text', text: 'text' } },
  notes: { many: true, attributes: { title: 'text', text: 'text' } },
  assets: { many: true, attributes: { name: 'text', icon: 'text', fileName: 'text' } },
  extras,
};

/** Comments and timeline events of recipes. Their household is that of the recipe. */
const aboutRecipe: Attributes = {
  id: 'uuid',
  recipeId: 'uuid',
  userId: 'uuid',
  groupId: 'uuid',
  householdId: 'uuid',
  ...moments,
  user: { resource: 'users', link: { field: 'userId' } },
  recipe: { resource: 'recipes', link: { field: 'recipeId' } },
};

/** All fields that the lists of this service may be filtered and ordered by (docs/api/conventions.md#filters). */
export const FILTER_SCHEMA = {
  recipes: recipe,
  categories: organizer,
  tags: organizer,
  tools: { ...organizer, onHand },
  foods: { ...CATALOGUE_ATTRIBUTES.foods, name, group, onHand },
  units: { ...CATALOGUE_ATTRIBUTES.units, name, group },
  labels: { ...CATALOGUE_ATTRIBUTES.labels, name, group, foods: { resource: 'foods', link: 'owners' } },
  comments: { ...aboutRecipe, text: 'text' },
  timelineEvents: {
    ...aboutRecipe,
    subject: 'text',
    message: 'text',
    eventMessage: { type: 'text', field: 'message' },
    eventType: 'text',
    image: 'text',
    timestamp: 'datetime',
  },
  /** Stored in the meal-plan service, which is queried with the attributes of its own list. */
  mealEntries: {
    id: 'number',
    date: 'date',
    entryType: 'text',
    title: 'text',
    text: 'text',
    userId: 'uuid',
    groupId: 'uuid',
    householdId: 'uuid',
    ...moments,
  },
  cookbooks: {
    id: 'uuid',
    name,
    slug: 'text',
    description: 'text',
    position: 'number',
    public: 'boolean',
    queryFilterString: 'text',
    groupId: 'uuid',
    householdId: 'uuid',
    ...moments,
    group,
    household: { resource: 'households', link: { field: 'householdId' } },
  },
  recipeActions: {
    id: 'uuid',
    title: { type: 'text', sortField: 'titleSort' },
    actionType: 'text',
    url: 'text',
    groupId: 'uuid',
    householdId: 'uuid',
    ...moments,
    group,
    household: { resource: 'households', link: { field: 'householdId' } },
  },
  ...DIRECTORY_ATTRIBUTES,
} as const satisfies Schema;

export type Resource = keyof typeof FILTER_SCHEMA;

/** The resources whose records refer to a recipe with `recipeId`. */
export const ABOUT_RECIPES: readonly string[] = ['comments', 'timelineEvents'] satisfies Resource[];
