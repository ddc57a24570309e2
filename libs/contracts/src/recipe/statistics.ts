import { z } from 'zod';
import { defineMessage } from '../messaging/define-message.js';

/** The caller's household's recipes and the group's organizers, counted. */
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

/** What the files of a group's recipes take. The total is what clients show as full; nothing is refused beyond it. */
export const GroupStorage = z
  .object({
    usedStorageBytes: z.number().int(),
    usedStorageStr: z.string(),
    totalStorageBytes: z.number().int(),
    totalStorageStr: z.string(),
  })
  .meta({ id: 'GroupStorage' });
export type GroupStorage = z.output<typeof GroupStorage>;

/** Walks through the files, so it may take some seconds; the result is cached for a minute. */
export const ReadGroupStorage = defineMessage({
  subject: 'recipe.storage.read',
  request: z.object({}),
  reply: GroupStorage,
  timeoutMs: 30_000,
  idempotent: true,
});

/** Most recipes in one request for their groups. */
export const MAX_RECIPES_PER_REQUEST = 1_000;
/** The groups of recipes, also of those in the trash, for the sums of the file storage; unknown recipes are left out. */
export const ReadRecipeGroups = defineMessage({
  subject: 'recipe.storage.read-groups',
  request: z.object({ recipeIds: z.array(z.string().max(100)).max(MAX_RECIPES_PER_REQUEST) }),
  reply: z.object({ groups: z.record(z.string(), z.string()) }),
  timeoutMs: 30_000,
  idempotent: true,
});
