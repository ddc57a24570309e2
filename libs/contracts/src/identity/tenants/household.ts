import { z } from 'zod';
import { Id } from '../../primitives/id.js';
import { Flag, Int } from '../../primitives/scalars.js';

const Name = z.string().trim().min(1).max(255);
/** An empty name keeps the current one. */
const NewName = z.string().trim().max(255);
/** 0 is Sunday. */
export const FirstDayOfWeek = Int.pipe(z.number().min(0).max(6)).meta({ type: 'integer' });

/**
 * The body of an update, which is a full replacement: absent fields get their default. Only `convertShoppingUnits`, which clients
 * of other servers do not send, is kept when absent.
 */
export const HouseholdPreferencesUpdate = z
  .object({
    privateHousehold: Flag.default(true),
    lockRecipeEditsFromOtherHouseholds: Flag.default(true),
    firstDayOfWeek: FirstDayOfWeek.default(0),
    recipePublic: Flag.default(true),
    recipeShowNutrition: Flag.default(false),
    recipeShowAssets: Flag.default(false),
    recipeLandscapeView: Flag.default(false),
    recipeDisableComments: Flag.default(false),
    recipeDisableAmount: Flag.default(true),
    convertShoppingUnits: Flag.optional(),
  })
  .meta({ id: 'UpdateHouseholdPreferences' });
export type HouseholdPreferencesUpdate = z.output<typeof HouseholdPreferencesUpdate>;

/** A household's preferences; the recipe preferences are the defaults of new recipes. */
export const HouseholdPreferences = z
  .object({
    privateHousehold: z.boolean(),
    lockRecipeEditsFromOtherHouseholds: z.boolean(),
    firstDayOfWeek: z.number().int(),
    recipePublic: z.boolean(),
    recipeShowNutrition: z.boolean(),
    recipeShowAssets: z.boolean(),
    recipeLandscapeView: z.boolean(),
    recipeDisableComments: z.boolean(),
    recipeDisableAmount: z.boolean(),
    /** Whether amounts of a food on a shopping list are added up across units: 500 g and 1 kg are 1.5 kg. */
    convertShoppingUnits: z.boolean(),
    id: z.string(),
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
    preferences: HouseholdPreferences.nullable(),
  })
  .meta({ id: 'HouseholdSummary' });
export type HouseholdSummary = z.output<typeof HouseholdSummary>;

/** A household's webhook as part of the household. */
export const HouseholdWebhook = z
  .object({
    enabled: z.boolean(),
    name: z.string(),
    url: z.string(),
    webhookType: z.string(),
    scheduledTime: z.string(),
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
    preferences: HouseholdPreferences.nullable(),
    group: z.string(),
    users: z.array(z.object({ id: z.string(), fullName: z.string() })).nullable(),
    webhooks: z.array(HouseholdWebhook),
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
