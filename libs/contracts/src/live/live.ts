import { z } from 'zod';
import { ReportCategory, ReportStatus } from '../parser/report.js';

/**
 * The server-sent events of `GET /api/households/live` (docs/api/live-updates.md). `ready` starts a new stream; `reset`
 * means that changes may have been missed, so that clients must reload their data.
 */
export const LiveEventName = z.enum(['ready', 'shopping-list', 'meal-plan', 'recipe', 'import', 'reset']);
export type LiveEventName = z.output<typeof LiveEventName>;

/**
 * The data of `ready`: for how many milliseconds the plan and the lists of the household have been unchanged. Data that
 * a client has requested within this time is up to date.
 */
export const LiveReady = z.object({
  unchangedMs: z.object({ 'meal-plan': z.number().int(), 'shopping-list': z.number().int() }).optional(),
});
export type LiveReady = z.output<typeof LiveReady>;

const Change = z.enum(['created', 'updated', 'deleted']);

/**
 * A changed shopping list. `items` means that only items changed; all changed items are included, unless `reload` is
 * set because there are too many.
 */
export const LiveShoppingList = z.object({
  listId: z.string(),
  change: z.enum([...Change.options, 'items']),
  revision: z.number().int().optional(),
  updatedAt: z.string().optional(),
  createdItems: z.array(z.looseObject({ id: z.string() })).default([]),
  updatedItems: z.array(z.looseObject({ id: z.string() })).default([]),
  deletedIds: z.array(z.string()).default([]),
  reload: z.boolean().default(false),
});
export type LiveShoppingList = z.output<typeof LiveShoppingList>;

/** A changed plan entry; without an id when several entries changed together. */
export const LiveMealPlan = z.object({
  entryId: z.number().int().optional(),
  date: z.string().optional(),
  change: Change,
});
export type LiveMealPlan = z.output<typeof LiveMealPlan>;

/** A changed recipe of the group. */
export const LiveRecipe = z.object({ recipeId: z.string(), slug: z.string(), change: Change });
export type LiveRecipe = z.output<typeof LiveRecipe>;

/** The progress of a bulk import or migration of the group; `done` and `total` are absent after its end. */
export const LiveImport = z.object({
  reportId: z.string(),
  category: ReportCategory,
  status: ReportStatus,
  done: z.number().int().optional(),
  total: z.number().int().nullable().optional(),
});
export type LiveImport = z.output<typeof LiveImport>;
