import type { DatedLabel, RecipeSummary, ShoppingItem, ShoppingListOut, ShoppingListSummary } from '@larder/contracts';
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

/** The items of a list in the order of replies: the same array again for the same items. */
export function inOrder(items: readonly Item[]): readonly Item[] {
  const sorted = ordered.get(items) ?? items.toSorted(compareItems);
  ordered.set(items, sorted);
  return sorted;
}

/** Items of lists in the order of replies. A change of a list replaces the array and never modifies it. */
const ordered = new WeakMap<readonly Item[], readonly Item[]>();

function compareItems(one: Item, other: Item): number {
  return (
    one.position - other.position ||
    one.createdAt.getTime() - other.createdAt.getTime() ||
    compareText(one.id, other.id)
  );
}

/** A full list with its items. */
export function toList(list: ShoppingListDocument, listItems: ShoppingItem[], context: ListContext): ShoppingListOut {
  return { ...toSummary(list, context), ...itemFields(list, listItems) };
}

/** The fields of a full list that overviews do not have. The items may be JSON text already. */
export function itemFields<Items>({ aisleOrder }: ShoppingListDocument, listItems: Items) {
  return { listItems, aisleOrder };
}
