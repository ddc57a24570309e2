import { z } from 'zod';
import { Flag } from '../../primitives/scalars.js';
import { UserSummary } from './user.js';
import { HouseholdWebhook } from './household.js';
import { Name, NameText } from '../../primitives/name.js';

/** An empty name keeps the current one. */
const NewName = NameText.max(255);

const recipeDefaults = {
  recipePublic: z.boolean().describe('Default of new households: whether visitors may see recipes.'),
  recipeShowNutrition: z.boolean().describe('Default of new households: whether the nutrition is displayed.'),
  recipeShowAssets: z.boolean().describe('Default of new households: whether the files are displayed.'),
  recipeLandscapeView: z
    .boolean()
    .describe('Default of new households: whether the image is displayed in landscape format.'),
  recipeDisableComments: z.boolean().describe('Default of new households: whether comments are disabled.'),
  recipeDisableAmount: z.boolean().describe('Default of new households: whether ingredients are plain text.'),
};

/** A group's preferences; the recipe preferences are defaults of households created later. */
export const GroupPreferences = z
  .object({
    privateGroup: z.boolean().describe('Whether the recipes of the group are hidden from visitors.'),
    groupId: z.string(),
    id: z.string(),
    ...recipeDefaults,
  })
  .meta({ id: 'ReadGroupPreferences' });
export type GroupPreferences = z.output<typeof GroupPreferences>;

const optionalFlag = Flag.optional();
export const GroupPreferencesUpdate = z
  .object({
    privateGroup: Flag.default(true),
    recipePublic: optionalFlag,
    recipeShowNutrition: optionalFlag,
    recipeShowAssets: optionalFlag,
    recipeLandscapeView: optionalFlag,
    recipeDisableComments: optionalFlag,
    recipeDisableAmount: optionalFlag,
  })
  .meta({ id: 'UpdateGroupPreferences' });
export type GroupPreferencesUpdate = z.output<typeof GroupPreferencesUpdate>;

/** The fields of a group that its members may see. */
export const GroupSummary = z
  .object({
    name: z.string(),
    id: z.string(),
    slug: z.string(),
    preferences: GroupPreferences.nullable().describe('The preferences of the group.'),
  })
  .meta({ id: 'GroupSummary' });
export type GroupSummary = z.output<typeof GroupSummary>;

/** A group, for administrators. */
export const GroupOut = z
  .object({
    name: z.string(),
    id: z.string(),
    slug: z.string(),
    categories: z
      .array(z.object({ name: z.string(), id: z.string(), slug: z.string() }))
      .nullable()
      .describe('Always empty.'),
    webhooks: z.array(HouseholdWebhook).describe('Always empty.'),
    households: z
      .array(z.object({ id: z.string(), name: z.string() }))
      .nullable()
      .describe('The households of the group.'),
    users: z.array(UserSummary).nullable().describe('The users of the group.'),
    preferences: GroupPreferences.nullable().describe('The preferences of the group.'),
  })
  .meta({ id: 'GroupInDB' });
export type GroupOut = z.output<typeof GroupOut>;

export const GroupCreate = z.object({ name: Name }).meta({ id: 'GroupBase' });
export type GroupCreate = z.output<typeof GroupCreate>;

export const GroupUpdate = z
  .object({ id: z.string().optional(), name: NewName, preferences: GroupPreferencesUpdate.nullish() })
  .meta({ id: 'GroupAdminUpdate' });
export type GroupUpdate = z.output<typeof GroupUpdate>;
