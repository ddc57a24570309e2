import type { ShoppingListOut } from '@larder/contracts/planning/shopping';
import type { ShoppingItem } from '@larder/contracts/planning/shopping-item';

/** The changes of the items of a list between two consecutive revisions. */
export interface ChangedItems {
  createdItems: readonly ShoppingItem[];
  updatedItems: readonly ShoppingItem[];
  deletedIds: readonly string[];
}

/**
 * Brings a list to a revision, in place. False when another change lies between, so that the list has to be read; a
 * revision that the list has already is fine.
 */
export function applyItemChanges(list: ShoppingListOut, revision: number, changed: ChangedItems): boolean {
  if (revision <= list.revision) return true;
  if (revision !== list.revision + 1) return false;
  const come = [...changed.createdItems, ...changed.updatedItems];
  const replacedIds = new Set([...changed.deletedIds, ...come.map(({ id }) => id)]);
  const remaining = list.listItems.filter(({ id }) => !replacedIds.has(id));
  list.listItems = [...remaining, ...come].sort((one, other) => one.position - other.position);
  list.openItemCount = list.listItems.filter(({ checked }) => !checked).length;
  list.revision = revision;
  // Recipes without any item leave the list.
  const recipes = new Set(list.listItems.flatMap((item) => item.recipeReferences.map(({ recipeId }) => recipeId)));
  list.recipeReferences = list.recipeReferences.filter(({ recipeId }) => recipes.has(recipeId));
  return true;
}
