import {
  type DatedLabel,
  type RecipeSummary,
  type ShoppingItem,
  type ShoppingListOut,
  type ShoppingListSummary,
} from '@larder/contracts';
import { roundedQuantity } from '../items/index.js';
import { fromExtras } from '../list-rules/index.js';
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

/** A full list; `items` in any order. */
export function toList(list: ShoppingListDocument, items: ShoppingItem[], context: ListContext): ShoppingListOut {
  const listItems = [...items].sort(
    (one, other) =>
      one.position - other.position || compareText(one.createdAt, other.createdAt) || compareText(one.id, other.id),
  );
  return { ...toSummary(list, context), listItems, aisleOrder: list.aisleOrder };
}
