import { z } from 'zod';
import { Id } from '../../primitives/id.js';
import { Name, NameText } from '../../primitives/name.js';
import { Flag, Int } from '../../primitives/scalars.js';

/** An empty name keeps the current one. */
const NewName = NameText.max(255);
/** 0 is Sunday. */
export const FirstDayOfWeek = Int.pipe(z.number().min(0).max(6)).meta({ type: 'integer' });

/**
 * The body of an update, which is a full replacement: absent fields get their default. Only `convertShoppingUnits`, which clients
 * of other servers do not send, is kept when absent.
 */
export const HouseholdPreferencesUpdate = z
  .object({
    privateHousehold: Flag.default(true).describe('Whether visitors cannot see the household.'),
    lockRecipeEditsFromOtherHouseholds: Flag.default(true).describe(
      'Whether only members of this household can change its recipes.',
    ),
    firstDayOfWeek: FirstDayOfWeek.default(0).describe('The first day of the week; 0 is Sunday.'),
    recipePublic: Flag.default(true).describe('Whether new recipes are public.'),
    recipeShowNutrition: Flag.default(false).describe('Whether new recipes display nutrition.'),
    recipeShowAssets: Flag.default(false).describe('Whether new recipes display assets.'),
    recipeLandscapeView: Flag.default(false).describe('Whether new recipes display the image wide.'),
    recipeDisableComments: Flag.default(false).describe('Whether new recipes refuse comments.'),
    recipeDisableAmount: Flag.default(true).describe('Whether new recipes display ingredients as they were written.'),
    convertShoppingUnits: Flag.optional().describe(
      'Whether amounts of a food on a shopping list are added up across units: 500 g and 1 kg are 1.5 kg.',
    ),
  })
  .meta({ id: 'UpdateHouseholdPreferences' });
export type HouseholdPreferencesUpdate = z.output<typeof HouseholdPreferencesUpdate>;

/** A household's preferences; the recipe preferences are the defaults of new recipes. */
export const HouseholdPreferences = z
  .object({
    privateHousehold: z.boolean().describe('Whether visitors cannot see the household.'),
    lockRecipeEditsFromOtherHouseholds: z
      .boolean()
      .describe('Whether only members of this household can change its recipes.'),
    firstDayOfWeek: z.number().int().describe('The first day of the week; 0 is Sunday.'),
    recipePublic: z.boolean().describe('Whether new recipes are public.'),
    recipeShowNutrition: z.boolean().describe('Whether new recipes display nutrition.'),
    recipeShowAssets: z.boolean().describe('Whether new recipes display assets.'),
    recipeLandscapeView: z.boolean().describe('Whether new recipes display the image wide.'),
    recipeDisableComments: z.boolean().describe('Whether new recipes refuse comments.'),
    recipeDisableAmount: z.boolean().describe('Whether new recipes display ingredients as they were written.'),
    convertShoppingUnits: z
      .boolean()
      .describe('Whether amounts of a food on a shopping list are added up across units: 500 g and 1 kg are 1.5 kg.'),
    id: z.string().describe('The id of the preferences.'),
  })
  .meta({ id: 'ReadHouseholdPreferences' });
export type HouseholdPreferences = z.output<typeof HouseholdPreferences>;

/** The fields of a household that all members of the group may see. */
export const HouseholdSummary = z
  .object({
    groupId: z.string(),
    name: z.string(),
    id: z.string(),
    slug: z.string(),
    preferences: HouseholdPreferences.nullable().describe('The preferences of the household.'),
  })
  .meta({ id: 'HouseholdSummary' });
export type HouseholdSummary = z.output<typeof HouseholdSummary>;

/** A household's webhook as part of the household. */
export const HouseholdWebhook = z
  .object({
    enabled: z.boolean().describe('Whether it is called.'),
    name: z.string(),
    url: z.string().describe('The address that is called.'),
    webhookType: z.string().describe('The content of the call.'),
    scheduledTime: z.string().describe('The time of day at which it is called.'),
    groupId: z.string(),
    householdId: z.string(),
    id: z.string(),
  })
  .meta({ id: 'HouseholdWebhook' });

/** The whole household. */
export const HouseholdOut = z
  .object({
    groupId: z.string(),
    name: z.string(),
    id: z.string(),
    slug: z.string(),
    preferences: HouseholdPreferences.nullable().describe('The preferences of the household.'),
    group: z.string().describe('The name of the group.'),
    users: z
      .array(z.object({ id: z.string(), fullName: z.string() }))
      .nullable()
      .describe('The users of the household.'),
    webhooks: z.array(HouseholdWebhook).describe('Always empty; `GET /api/households/webhooks` lists them.'),
  })
  .meta({ id: 'HouseholdInDB' });
export type HouseholdOut = z.output<typeof HouseholdOut>;

export const HouseholdCreate = z.object({ groupId: Id.nullish(), name: Name }).meta({ id: 'HouseholdCreate' });
export type HouseholdCreate = z.output<typeof HouseholdCreate>;

export const HouseholdUpdate = z
  .object({
    groupId: Id.optional(),
    name: NewName,
    id: z.string().optional(),
    preferences: HouseholdPreferencesUpdate.nullish(),
  })
  .meta({ id: 'UpdateHouseholdAdmin' });
export type HouseholdUpdate = z.output<typeof HouseholdUpdate>;

/**
 * The household preferences that lists may be filtered by (docs/api/conventions.md#filters), with their filter types.
 */
export const HOUSEHOLD_PREFERENCE_ATTRIBUTES = {
  privateHousehold: 'boolean',
  lockRecipeEditsFromOtherHouseholds: 'boolean',
  firstDayOfWeek: 'number',
  recipePublic: 'boolean',
  recipeShowNutrition: 'boolean',
  recipeShowAssets: 'boolean',
  recipeLandscapeView: 'boolean',
  recipeDisableComments: 'boolean',
  recipeDisableAmount: 'boolean',
  convertShoppingUnits: 'boolean',
} as const;
