import { z } from 'zod';
import { defineEvent } from '../messaging/define-event.js';
import { defineMessage, defineStream } from '../messaging/define-message.js';
import { definePagedList } from '../paging/page.js';
import { Id } from '../primitives/id.js';
import { Moment } from '../primitives/moment.js';
import {
  MealType,
  NewPlanEntry,
  PlanChanges,
  PlanChangesOut,
  PlanEntry,
  PlanEntryPatch,
  PlanEntryUpdate,
  PlanQuery,
} from './plan-entry.js';

const byId = z.object({ id: z.number().int() });
export const ListPlanEntries = definePagedList({ subject: 'meal-plan.entry.list', query: PlanQuery, item: PlanEntry });
/** What the household plans for its current day, breakfast first. */
export const ListTodaysEntries = defineMessage({
  subject: 'meal-plan.entry.list-today',
  request: z.object({}),
  reply: z.array(PlanEntry),
  idempotent: true,
});
export const ReadPlanEntry = defineMessage({
  subject: 'meal-plan.entry.read',
  request: byId,
  reply: PlanEntry,
  idempotent: true,
});
export const CreatePlanEntry = defineMessage({
  subject: 'meal-plan.entry.create',
  request: z.object({ entry: NewPlanEntry }),
  reply: PlanEntry,
});
export const UpdatePlanEntry = defineMessage({
  subject: 'meal-plan.entry.update',
  request: z.object({ id: z.number().int(), entry: PlanEntryUpdate }),
  reply: PlanEntry,
});
export const PatchPlanEntry = defineMessage({
  subject: 'meal-plan.entry.patch',
  request: z.object({ id: z.number().int(), changes: PlanEntryPatch }),
  reply: PlanEntry,
});
/** Copies an entry, to another day if given. */
export const CopyPlanEntry = defineMessage({
  subject: 'meal-plan.entry.copy',
  request: z.object({ id: z.number().int(), date: z.string().optional() }),
  reply: PlanEntry,
});
/** Creates, changes and deletes several entries. */
export const ChangePlan = defineMessage({
  subject: 'meal-plan.entry.change-many',
  request: PlanChanges,
  reply: PlanChangesOut,
});
export const DeletePlanEntry = defineMessage({ subject: 'meal-plan.entry.delete', request: byId, reply: PlanEntry });

/** A recipe that a user plans to cook. */
export const PlannedRecipe = z.object({
  entryId: z.number().int(),
  date: z.string(),
  entryType: MealType,
  recipeId: z.string(),
  userId: z.string(),
  groupId: z.string(),
  householdId: z.string(),
});
export type PlannedRecipe = z.output<typeof PlannedRecipe>;

/** The recipes that all households plan for the day of a time in the installation's time zone. For services only. */
export const ListPlannedRecipes = defineStream({
  subject: 'meal-plan.planned-recipe.list',
  request: z.object({ at: Moment }),
  item: PlannedRecipe,
});

/** The distinct recipes of the household's entries that match a filter; of all entries without one. */
export const FindPlannedRecipes = defineStream({
  subject: 'meal-plan.planned-recipe.find',
  request: z.object({ queryFilter: z.string() }),
  item: z.object({ recipeId: Id }),
});

/** An entry was created (`isNew`, with its meal and recipe), changed or restored. */
export const PlanEntrySaved = defineEvent(
  'plan-entry.saved',
  z.object({
    entryId: z.number().int(),
    date: z.string(),
    isNew: z.boolean().default(false),
    entryType: MealType.optional(),
    /** Null for a note. */
    recipe: z.object({ id: z.string(), name: z.string(), slug: z.string() }).nullish(),
  }),
);
export const PlanEntryDeleted = defineEvent('plan-entry.deleted', z.object({ entryId: z.number().int() }));
