import type { ShoppingListOut } from '@larder/contracts/shopping/shopping-list';
import type { ShoppingItem } from '@larder/contracts/shopping/shopping-item';

/** The changes of a list's items between two consecutive revisions. */
export interface ChangedItems {
  createdItems: readonly ShoppingItem[];
  updatedItems: readonly ShoppingItem[];
  deletedIds: readonly string[];
}

/**
 * Returns the list at a later revision: the same object when it already has that revision, null when revisions are
 * missing and the list has to be fetched again. Expects no Immer draft, because a draft would create a proxy for each
 * item.
 */
export function withItemChanges(
  list: ShoppingListOut,
  revision: number,
  changed: ChangedItems,
): ShoppingListOut | null {
  if (revision <= list.revision) return list;
  if (revision !== list.revision + 1) return null;
  const changedItems = [...changed.createdItems, ...changed.updatedItems];
  const isOfItems = changedItems.length + changed.deletedIds.length > 0;
  if (!isOfItems || changesRecipes(list, changedItems)) return null;
  const replacedIds = new Set([...changed.deletedIds, ...changedItems.map(({ id }) => id)]);
  const remaining = list.listItems.filter(({ id }) => !replacedIds.has(id));
  const listItems = [...remaining, ...changedItems].sort((one, other) => one.position - other.position);
  // A recipe without items is no longer part of the list.
  const recipes = new Set(listItems.flatMap((item) => item.recipeReferences.map(({ recipeId }) => recipeId)));
  const recipeReferences = list.recipeReferences.filter(({ recipeId }) => recipes.has(recipeId));
  return {
    ...list,
    listItems,
    openItemCount: listItems.filter(({ checked }) => !checked).length,
    revision,
    ...(recipeReferences.length < list.recipeReferences.length && { recipeReferences }),
  };
}

/** Whether a recipe was added or removed: only the server has the scale of the recipe on the list. */
function changesRecipes({ listItems }: ShoppingListOut, changedItems: readonly ShoppingItem[]): boolean {
  const before = new Map(listItems.map((item) => [item.id, item.recipeReferences]));
  return changedItems.some(({ id, recipeReferences }) =>
    recipeReferences.some(
      ({ recipeId, recipeScale }) =>
        before.get(id)?.find((each) => each.recipeId === recipeId)?.recipeScale !== recipeScale,
    ),
  );
}
