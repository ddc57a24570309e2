import { z } from 'zod';
import { defineMessage } from '../messaging/define-message.js';

/** The numbers of recipes of the caller's household, and of organizers of the group. */
export const CountHouseholdRecipes = defineMessage({
  subject: 'recipe.household.count',
  request: z.object({}),
  reply: z.object({
    totalRecipes: z.number().int(),
    totalCategories: z.number().int(),
    totalTags: z.number().int(),
    totalTools: z.number().int(),
  }),
  idempotent: true,
});

/** The size of the files of a group's recipes. The total is the capacity that clients display; it is not enforced. */
export const GroupStorage = z
  .object({
    usedStorageBytes: z.number().int().describe('The size of the files of the group, in bytes.'),
    usedStorageStr: z.string().describe('The size of the files of the group, for users.'),
    totalStorageBytes: z.number().int().describe('The available space, in bytes.'),
    totalStorageStr: z.string().describe('The available space, for users.'),
  })
  .meta({ id: 'GroupStorage' });
export type GroupStorage = z.output<typeof GroupStorage>;

/** Lists the files, which may take some seconds; the result is cached for a minute. */
export const ReadGroupStorage = defineMessage({
  subject: 'recipe.storage.read',
  request: z.object({}),
  reply: GroupStorage,
  timeoutMs: 30_000,
  idempotent: true,
});

/** Maximum number of recipes in one request for their groups. */
export const MAX_RECIPES_PER_REQUEST = 1_000;
/**
 * The groups of recipes, including those in the trash, for the sums of the file storage; unknown recipes are omitted.
 */
export const ReadRecipeGroups = defineMessage({
  subject: 'recipe.storage.read-groups',
  request: z.object({ recipeIds: z.array(z.string().max(100)).max(MAX_RECIPES_PER_REQUEST) }),
  reply: z.object({ groups: z.record(z.string(), z.string()) }),
  timeoutMs: 30_000,
  idempotent: true,
});
