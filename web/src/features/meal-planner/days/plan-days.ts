import { yieldBase } from '@larder/measures';
import type { ShownDraft } from '../../../entities/meal-plans/use-plan-actions.js';
import type { PlanRange } from '../../../entities/meal-plans/plan-list.api.js';
import {
  compareEntries,
  draftOf,
  MEALS,
  type MealType,
  type PlanEntry,
  type PlanEntryChange,
} from '../../../entities/meal-plans/plan-entries.js';
import { addDays, daysBetween, eachDay } from '../../../shared/dates/calendar-days.js';

/** One day of the plan with its entries in their order. */
export interface PlanDay {
  day: string;
  entries: PlanEntry[];
}

/** Every day of a range, also those without entries. Days are compared as text, without time zones. */
export function planDays({ start, end }: PlanRange, entries: readonly PlanEntry[]): PlanDay[] {
  const sorted = [...entries].sort(compareEntries);
  return eachDay(start, end).map((day) => ({ day, entries: sorted.filter(({ date }) => date === day) }));
}

/** The meals of a day that have entries, in the order in which they are eaten. */
export function mealsOf({ entries }: PlanDay): { meal: MealType; entries: PlanEntry[] }[] {
  return MEALS.map((meal) => ({ meal, entries: entries.filter(({ entryType }) => entryType === meal) })).filter(
    (section) => section.entries.length > 0,
  );
}

/** The scale of an entry's recipe; 1 unless servings are planned. */
export function scaleOf({ servings, recipe }: Pick<PlanEntry, 'servings' | 'recipe'>): number {
  return servings && recipe ? servings / yieldBase(recipe.recipeYield) : 1;
}

/** The recipes of some entries, each once with its scales added up. */
export function recipesToBuy(entries: readonly PlanEntry[]): { slug: string; scale: number }[] {
  const scales = new Map<string, number>();
  for (const entry of entries)
    if (entry.recipe) scales.set(entry.recipe.slug, (scales.get(entry.recipe.slug) ?? 0) + scaleOf(entry));
  return [...scales].map(([slug, scale]) => ({ slug, scale }));
}

/** The same entries moved by the distance between the days `from` and `to`. */
export function copiesOf(entries: readonly PlanEntry[], from: string, to: string): ShownDraft[] {
  const later = daysBetween(from, to);
  return entries.map((entry) => ({ ...draftOf(entry), recipe: entry.recipe, date: addDays(entry.date, later) }));
}

/** Moves an entry to a day: among unordered entries by its meal, else to the end. */
export function moveToDay(entries: readonly PlanEntry[], moved: PlanEntry, day: string): PlanEntryChange[] {
  if (moved.date === day) return [];
  const last = Math.max(0, ...entries.filter(({ date }) => date === day).map(({ position }) => position));
  return [{ id: moved.id, date: day, position: last }];
}

/** Moves an entry right before another; later ones are renumbered. */
export function moveBefore(entries: readonly PlanEntry[], moved: PlanEntry, next: PlanEntry): PlanEntryChange[] {
  if (moved.id === next.id) return [];
  const others = [...entries].sort(compareEntries).filter(({ date, id }) => date === next.date && id !== moved.id);
  const index = others.findIndex(({ id }) => id === next.id);
  return renumber([...others.slice(0, index), moved, ...others.slice(index)], next.date);
}

/** Swaps an entry with the one before (-1) or after (1) on the same day. */
export function swapWithNeighbor(
  entries: readonly PlanEntry[],
  moved: PlanEntry,
  direction: 1 | -1,
): PlanEntryChange[] {
  const order = [...entries].sort(compareEntries).filter(({ date }) => date === moved.date);
  const index = order.findIndex(({ id }) => id === moved.id);
  const other = order[index + direction];
  if (index < 0 || !other) return [];
  order[index] = other;
  order[index + direction] = moved;
  return renumber(order, moved.date);
}

/** The changes that give entries the positions of an order, and move them to its day. */
function renumber(order: readonly PlanEntry[], day: string): PlanEntryChange[] {
  return order.flatMap(({ id, date, position }, index) =>
    date === day && position === index ? [] : [{ id, date: day, position: index }],
  );
}
