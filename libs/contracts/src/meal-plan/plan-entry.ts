import { z } from 'zod';
import { pageQueryFields, requireSeedForRandom } from '../paging/page.js';
import { Id } from '../primitives/id.js';
import { Ignored } from '../primitives/ignored.js';
import { Day } from '../primitives/moment.js';
import { NameText } from '../primitives/name.js';
import { Decimal, Int } from '../primitives/scalars.js';
import { RecipeSummary } from '../recipe/recipe.js';

export const MealType = z.enum(['breakfast', 'lunch', 'dinner', 'side']).meta({ id: 'PlanEntryType' });
export type MealType = z.output<typeof MealType>;

/** An entry of the household's plan; `id` is an integer (docs/api/meal-plans-and-shopping.md). */
export const PlanEntry = z
  .object({
    date: z.string().describe('The day of the calendar, without a time zone.'),
    entryType: MealType.describe('The meal.'),
    title: z.string().describe('The title of an entry without a recipe.'),
    text: z.string().describe('Further text of an entry without a recipe.'),
    recipeId: z.string().nullable().describe('The id of the planned recipe.'),
    id: z.number().int().describe('The number of the entry.'),
    groupId: z.string().describe('The id of the group.'),
    userId: z.string().nullable().describe('The id of the owner.'),
    householdId: z.string().describe('The id of the household.'),
    recipe: RecipeSummary.nullable().describe('The planned recipe.'),
    servings: z.number().nullable().describe('The number of planned servings; null for those of the recipe.'),
    position: z.number().int().describe('The position within the day.'),
  })
  .meta({ id: 'ReadPlanEntry' });
export type PlanEntry = z.output<typeof PlanEntry>;

const PlannedServings = Decimal.refine((value) => value > 0 && value <= 100_000, 'must be above 0').nullable();
/** A number of servings above 0. */
export const Servings = PlannedServings.optional()
  .transform((value) => value ?? null)
  .meta({ type: 'number' });

const fields = {
  date: Day.describe('The day of the calendar, without a time zone.'),
  entryType: MealType.default('breakfast').describe('The meal.'),
  title: NameText.max(1000).default('').describe('The title of an entry without a recipe.'),
  text: z.string().max(100_000).default('').describe('Further text of an entry without a recipe.'),
  recipeId: Id.nullish().describe('The id of the planned recipe.'),
  servings: Servings.describe('The number of planned servings; null for those of the recipe.'),
  position: Int.default(0).describe('The position within the day.'),
};
/** A recipe or a title is required. */
const hasRecipeOrTitle = (entry: { recipeId?: string | null; title: string }) => Boolean(entry.recipeId ?? entry.title);
/** The words of earlier servers, which clients may compare. */
export const RECIPE_OR_TITLE = '`recipe_id=None` or `title=` must be provided';
const RECIPE_OR_TITLE_RULE = { path: ['recipeId'], message: RECIPE_OR_TITLE };

/** The fields of a new entry. */
export const PlanEntryDraft = z
  .object(fields)
  .refine(hasRecipeOrTitle, RECIPE_OR_TITLE_RULE)
  .meta({ id: 'PlanEntryDraft' });
export type PlanEntryDraft = z.output<typeof PlanEntryDraft>;
/** The body of create. */
export const NewPlanEntry = z
  .object({
    ...fields,
    requestId: Id.nullish().describe(
      'A UUID of the client: requests of the household with the same one plan one entry.',
    ),
  })
  .refine(hasRecipeOrTitle, RECIPE_OR_TITLE_RULE)
  .meta({ id: 'CreatePlanEntry', examples: [{ date: '2026-12-24', entryType: 'dinner', title: 'Raclette' }] });
export type NewPlanEntry = z.output<typeof NewPlanEntry>;
/** The body of a full update; `userId` transfers the entry to another member. */
export const PlanEntryUpdate = z
  .object({ ...fields, id: Int.optional(), groupId: Ignored, userId: Id.nullish() })
  .refine(hasRecipeOrTitle, RECIPE_OR_TITLE_RULE)
  .meta({ id: 'UpdatePlanEntry' });
export type PlanEntryUpdate = z.output<typeof PlanEntryUpdate>;

/** The body of PATCH: absent fields are kept. */
export const PlanEntryPatch = z
  .object({
    date: Day.optional().describe('The day of the calendar, without a time zone.'),
    entryType: MealType.optional().describe('The meal.'),
    title: NameText.max(1000).optional().describe('The title of an entry without a recipe.'),
    text: z.string().max(100_000).optional().describe('Further text of an entry without a recipe.'),
    recipeId: Id.nullish().describe('The id of the planned recipe.'),
    servings: PlannedServings.optional().describe('The number of planned servings; null for those of the recipe.'),
    position: Int.optional().describe('The position within the day.'),
    userId: Id.nullish(),
  })
  .meta({ id: 'PatchPlanEntry' });
export type PlanEntryPatch = z.output<typeof PlanEntryPatch>;

/** The day of a copy; the same day when absent. */
export const PlanEntryCopy = z
  .preprocess((raw) => raw ?? {}, z.object({ date: Day.optional() }))
  .meta({ id: 'CopyPlanEntry' });
export type PlanEntryCopy = z.output<typeof PlanEntryCopy>;

const MAX_CHANGES = 500;
/** Several changes of a plan; unknown entries are skipped. */
export const PlanChanges = z
  .object({
    create: z.array(PlanEntryDraft).max(MAX_CHANGES).default([]).describe('The new entries.'),
    update: z
      .array(PlanEntryPatch.omit({ userId: true }).extend({ id: Int }).meta({ id: 'PlanEntryChange' }))
      .max(MAX_CHANGES)
      .default([])
      .describe('The changed fields of entries, by id.'),
    delete: z.array(Int).max(MAX_CHANGES).default([]).describe('The ids of deleted entries.'),
  })
  .refine((all) => all.create.length + all.update.length + all.delete.length <= MAX_CHANGES, 'at most 500 changes')
  .meta({ id: 'PlanChanges' });
export type PlanChanges = z.output<typeof PlanChanges>;
/** The entries after several changes, and the numbers of the deleted ones. */
export const PlanChangesOut = z
  .object({
    created: z.array(PlanEntry).describe('The new entries.'),
    updated: z.array(PlanEntry).describe('The changed entries.'),
    deleted: z.array(z.number().int()).describe('The ids of the deleted entries.'),
  })
  .meta({ id: 'PlanChangesOut' });
export type PlanChangesOut = z.output<typeof PlanChangesOut>;

/** The requested days of a plan, both included, and the page. */
export const PlanQuery = z
  .object({
    ...pageQueryFields,
    start_date: Day.optional().describe('The first day, such as `2025-03-14`.'),
    end_date: Day.optional().describe('The last day, included.'),
  })
  .superRefine(requireSeedForRandom);
export type PlanQuery = z.output<typeof PlanQuery>;
