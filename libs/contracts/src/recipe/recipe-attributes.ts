import { CATALOGUE_ATTRIBUTES } from './catalogue/catalogue-selection.js';
import { NUTRITION_KEYS } from './recipe.js';

const moments = { createdAt: 'datetime', updatedAt: 'datetime' } as const;
const user = { resource: 'users', link: { field: 'userId' } } as const;
const household = { resource: 'households', link: { field: 'householdId' } } as const;
const group = { resource: 'groups', link: { field: 'groupId' } } as const;
const recipe = { resource: 'recipes', link: { field: 'recipeId' } } as const;

const recipes = {
  id: 'uuid',
  name: 'text',
  slug: 'text',
  description: 'text',
  image: 'text',
  rating: 'number',
  totalTime: 'text',
  prepTime: 'text',
  cookTime: 'text',
  performTime: 'text',
  recipeYield: 'text',
  orgURL: 'text',
  userId: 'uuid',
  groupId: 'uuid',
  householdId: 'uuid',
  dateAdded: 'date',
  dateUpdated: 'datetime',
  ...moments,
  lastMade: 'datetime',
  recipeCategory: { resource: 'categories', link: { field: 'categoryIds', many: true } },
  tags: { resource: 'tags', link: { field: 'tagIds', many: true } },
  tools: { resource: 'tools', link: { field: 'toolIds', many: true } },
  user,
  household,
  group,
  favoritedBy: { resource: 'users', link: 'owners' },
  ratedBy: { resource: 'users', link: 'owners' },
  comments: { resource: 'comments', link: 'owners' },
  timelineEvents: { resource: 'timelineEvents', link: 'owners' },
  mealEntries: { resource: 'mealEntries', link: 'owners' },
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
  nutrition: { attributes: Object.fromEntries(NUTRITION_KEYS.map((key) => [key, 'text' as const])) },
  recipeIngredient: {
    many: true,
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
  recipeInstructions: { many: true, attributes: { title: 'text', summary: 'text', text: 'text' } },
  notes: { many: true, attributes: { title: 'text', text: 'text' } },
  assets: { many: true, attributes: { name: 'text', icon: 'text', fileName: 'text' } },
  extras: { many: true, attributes: { keyName: 'text', value: 'text' } },
} as const;

const organizers = {
  id: 'uuid',
  name: 'text',
  slug: 'text',
  groupId: 'uuid',
  ...moments,
  group,
  recipes: { resource: 'recipes', link: 'owners' },
} as const;

/** Comments and timeline events of recipes. Their household is that of the recipe. */
const aboutRecipe = {
  id: 'uuid',
  recipeId: 'uuid',
  userId: 'uuid',
  groupId: 'uuid',
  householdId: 'uuid',
  ...moments,
  user,
  recipe,
} as const;

/**
 * The attributes of recipes, and of the records related to them, for filters and orders, with their filter types; those
 * of users, households and groups are `DIRECTORY_ATTRIBUTES`. Services that store other records send conditions on
 * recipes to the recipe service, and it sends those on plan entries to the meal-plan service, both as text.
 */
export const RECIPE_ATTRIBUTES = {
  recipes,
  categories: organizers,
  tags: organizers,
  tools: { ...organizers, onHand: 'boolean' },
  foods: { ...CATALOGUE_ATTRIBUTES.foods, group },
  units: { ...CATALOGUE_ATTRIBUTES.units, group },
  labels: { ...CATALOGUE_ATTRIBUTES.labels, group, foods: { resource: 'foods', link: 'owners' } },
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
  mealEntries: {
    id: 'number',
    date: 'date',
    entryType: 'text',
    title: 'text',
    text: 'text',
    recipeId: 'uuid',
    userId: 'uuid',
    groupId: 'uuid',
    householdId: 'uuid',
    ...moments,
    user,
    household,
    group,
    recipe,
  },
} as const;
