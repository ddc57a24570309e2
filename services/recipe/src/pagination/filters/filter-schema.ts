import { RECIPE_ATTRIBUTES } from '@larder/contracts';
import type { Schema } from '@larder/query-filter';
import { DIRECTORY_ATTRIBUTES } from '@larder/service-kit';

const moments = { createdAt: 'datetime', updatedAt: 'datetime' } as const;
const name = { type: 'text', sortField: 'nameSort' } as const;
const { recipes, categories, tags, tools, foods, units, labels, ...others } = RECIPE_ATTRIBUTES;
const { group, household } = recipes;
/** Stored as a list of households; `onHandFilter` converts it for the caller's household. */
const onHand = { type: 'boolean', field: 'householdsOnHand' } as const;

/** All fields that the lists of this service may be filtered and ordered by (docs/api/conventions.md#filters). */
export const FILTER_SCHEMA = {
  ...others,
  recipes: {
    ...recipes,
    name,
    recipeIngredient: { ...recipes.recipeIngredient, field: 'ingredients' },
    recipeInstructions: { ...recipes.recipeInstructions, field: 'steps' },
  },
  categories: { ...categories, name },
  tags: { ...tags, name },
  tools: { ...tools, name, onHand },
  foods: { ...foods, name, onHand },
  units: { ...units, name },
  labels: { ...labels, name },
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
    household,
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
    household,
  },
  ...DIRECTORY_ATTRIBUTES,
} as const satisfies Schema;

export type Resource = keyof typeof FILTER_SCHEMA;

/** The resources whose records refer to a recipe with `recipeId`. */
export const ABOUT_RECIPES: readonly string[] = ['comments', 'timelineEvents'] satisfies Resource[];
