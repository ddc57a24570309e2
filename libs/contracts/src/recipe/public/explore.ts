import { z } from 'zod';
import { defineError } from '../../errors/define-error.js';
import { defineMessage } from '../../messaging/define-message.js';
import { definePagedList, SearchQuery } from '../../paging/page.js';
import { Id } from '../../primitives/id.js';
import { SlugOrId } from '../../primitives/slug-or-id.js';
import { Cookbook } from '../cookbook.js';
import { Food } from '../catalogue/food.js';
import { OrganizerKind, OrganizerRecord } from '../catalogue/organizer.js';
import { RecipeQuery } from '../recipe-query.js';
import { Recipe, RecipeSummary } from '../recipe.js';

const absent = (record: string) =>
  defineError(`explore.${record}-not-found`, { kind: 'not-found', shape: 'text', sentence: `${record} not found` });

/** Errors for anonymous callers when a record is absent or not public (docs/api/collaboration.md#public-groups). */
export const ExploreErrors = {
  /** Also for private groups. */
  groupNotFound: absent('group'),
  householdNotFound: absent('household'),
  recipeNotFound: absent('recipe'),
  cookbookNotFound: absent('cookbook'),
  foodNotFound: absent('food'),
  organizerNotFound: { categories: absent('category'), tags: absent('tag'), tools: absent('tool') },
};

/** A group by its slug or id. */
export const ExploredGroup = SlugOrId;
const inGroup = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ groupSlug: ExploredGroup, ...shape });
const kind = OrganizerKind;

/** Public recipes of households that are not private. For anonymous callers, as all messages of this file. */
export const ExploreRecipes = definePagedList({
  subject: 'recipe.explored-recipe.list',
  query: inGroup({ query: RecipeQuery }),
  item: RecipeSummary,
});
/** A recipe without extras, and without the names of the authors of comments. */
export const ExploreRecipe = defineMessage({
  subject: 'recipe.explored-recipe.read',
  request: inGroup({ slugOrId: SlugOrId }),
  reply: Recipe,
  idempotent: true,
});
export const ExploreFoods = definePagedList({
  subject: 'recipe.explored-food.list',
  query: inGroup({ query: SearchQuery }),
  item: Food,
});
export const ExploreFood = defineMessage({
  subject: 'recipe.explored-food.read',
  request: inGroup({ id: Id }),
  reply: Food,
  idempotent: true,
});
export const ExploreOrganizers = definePagedList({
  subject: 'recipe.explored-organizer.list',
  query: inGroup({ kind, query: SearchQuery }),
  item: OrganizerRecord,
});
export const ExploreOrganizer = defineMessage({
  subject: 'recipe.explored-organizer.read',
  request: inGroup({ kind, id: Id }),
  reply: OrganizerRecord,
  idempotent: true,
});
/** Public cookbooks of households that are not private. */
export const ExploreCookbooks = definePagedList({
  subject: 'recipe.explored-cookbook.list',
  query: inGroup({ query: SearchQuery }),
  item: Cookbook,
});
export const ExploreCookbook = defineMessage({
  subject: 'recipe.explored-cookbook.read',
  request: inGroup({ slugOrId: SlugOrId }),
  reply: Cookbook,
  idempotent: true,
});
