import { type DatedLabel, type RecipeSummary, type ShoppingListSummary } from '@larder/contracts';
import { roundedQuantity } from '../items/index.js';
import { fromExtras, type Item } from '../list-rules/index.js';
import type { ListHead, ShoppingListDocument } from '../list-store/index.js';
import { compareText } from './labels/compare-text.js';
import { labelSettings } from './labels/label-settings.js';

/** The records of other services that lists refer to. */
export interface ListContext {
  labels: DatedLabel[];
  recipes: ReadonlyMap<string, RecipeSummary>;
}

/** A list for overviews, with the labels of its group. */
export function toSummary(list: ListHead, { labels, recipes }: ListContext): ShoppingListSummary {
  return {
    name: list.name,
    extras: fromExtras(list.extras),
    createdAt: list.createdAt.toISOString(),
    updatedAt: list.updatedAt.toISOString(),
    groupId: list.groupId,
    userId: list.userId,
    id: list._id,
    householdId: list.householdId,
    recipeReferences: list.recipeReferences.map(({ id, recipeId, recipeQuantity }) => ({
      id,
      shoppingListId: list._id,
      recipeId,
      recipeQuantity: roundedQuantity(recipeQuantity),
      recipe: recipes.get(recipeId) ?? null,
    })),
    labelSettings: labelSettings(list, labels),
    openItemCount: list.openItemCount,
    learnAisleOrder: list.learnAisleOrder,
    revision: list.revision,
  };
}

/** The items of a list in the order of replies. */
export function inOrder(items: readonly Item[]): Item[] {
  return [...items].sort(
    (one, other) =>
      one.position - other.position ||
      one.createdAt.getTime() - other.createdAt.getTime() ||
      compareText(one.id, other.id),
  );
}

/** A full list with its items, which may be JSON text already. */
export function toList<Items>(list: ShoppingListDocument, listItems: Items, context: ListContext) {
  return { ...toSummary(list, context), listItems, aisleOrder: list.aisleOrder };
}
