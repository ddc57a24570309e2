import { rowsBy, sortByPosition } from '../tables/group-rows.js';
import type { Row } from '../tables/row.js';
import type { Tables } from '../tables/tables.js';
import { idOrNull, pairsBy, type Catalogue } from './catalogue.js';
import type { Recipes } from './recipe-related.js';
import type { DumpShoppingList, Pairs } from './types/records.js';
import type { Tenants } from './tenants.js';

type Item = DumpShoppingList['items'][number];

/** The records that lists refer to. */
interface Existing {
  recipes: Recipes;
  catalogue: Catalogue;
}

/** The rows of the parts of shopping lists: by list, or by item. */
interface ListParts {
  items: Map<string, Row[]>;
  references: Map<string, Row[]>;
  labelPlaces: Map<string, Row[]>;
  extras: Map<string, Pairs>;
  itemReferences: Map<string, Row[]>;
  itemExtras: Map<string, Pairs>;
}

/** The shopping lists with their items; references to missing records are dropped. */
export function* shoppingListsOf(
  tables: Tables,
  tenants: Tenants,
  existing: Existing,
  now: string,
): Generator<DumpShoppingList> {
  const parts = partsOf(tables);
  for (const row of tables.of('shopping_lists')) {
    const [id, groupId] = [row.id(), row.id('group_id')];
    const userId = groupId && tenants.ownerIn(groupId, row.id('user_id'));
    const membership = userId ? tenants.users.get(userId) : undefined;
    if (!id || !userId || !membership) {
      tables.drop('shopping_lists', 'in a group without users');
      continue;
    }
    yield {
      kind: 'shopping-list',
      id,
      ...membership,
      userId,
      name: row.text('name'),
      extras: parts.extras.get(id) ?? [],
      labelPlaces: labelPlacesOf(parts.labelPlaces.get(id) ?? [], existing),
      recipeReferences: recipeReferencesOf(parts.references.get(id) ?? [], existing),
      items: sortByPosition(parts.items.get(id) ?? []).flatMap((item) => itemOf(item, parts, existing, now) ?? []),
      ...row.times(now),
    };
  }
}

function partsOf(tables: Tables): ListParts {
  const ofList = (row: Row) => row.id('shopping_list_id');
  const ofItem = (row: Row) => row.id('shopping_list_item_id');
  return {
    items: rowsBy(tables.of('shopping_list_items'), ofList),
    references: rowsBy(tables.of('shopping_list_recipe_reference'), ofList),
    labelPlaces: rowsBy(tables.of('shopping_lists_multi_purpose_labels'), ofList),
    extras: pairsBy(tables, 'shopping_list_extras', 'shopping_list_id'),
    itemReferences: rowsBy(tables.of('shopping_list_item_recipe_reference'), ofItem),
    itemExtras: pairsBy(tables, 'shopping_list_item_extras', 'shopping_list_item_id'),
  };
}

function labelPlacesOf(rows: readonly Row[], { catalogue }: Existing): DumpShoppingList['labelPlaces'] {
  return sortByPosition(rows).flatMap((row) => {
    const labelId = idOrNull(row.id('label_id'), catalogue.ids.label);
    return labelId ? [{ labelId, position: row.number('position') ?? 0 }] : [];
  });
}

function recipeReferencesOf(rows: readonly Row[], { recipes }: Existing): DumpShoppingList['recipeReferences'] {
  return rows.flatMap((row) => {
    const [id, recipeId] = [row.id(), idOrNull(row.id('recipe_id'), recipes)];
    return id && recipeId ? [{ id, recipeId, recipeQuantity: row.number('recipe_quantity') ?? 1 }] : [];
  });
}

function itemOf(row: Row, parts: ListParts, existing: Existing, now: string): Item | null {
  const id = row.id();
  if (!id) return null;
  const { ids } = existing.catalogue;
  return {
    id,
    ...row.times(now),
    checked: row.flag('checked'),
    position: row.number('position') ?? 0,
    quantity: row.number('quantity') ?? 1,
    note: row.textOr('note', ''),
    isFood: row.flag('is_food'),
    foodId: idOrNull(row.id('food_id'), ids.food),
    unitId: idOrNull(row.id('unit_id'), ids.unit),
    labelId: idOrNull(row.id('label_id'), ids.label),
    extras: parts.itemExtras.get(id) ?? [],
    recipeReferences: itemReferencesOf(parts.itemReferences.get(id) ?? [], existing),
  };
}

function itemReferencesOf(rows: readonly Row[], { recipes }: Existing): Item['recipeReferences'] {
  return rows.flatMap((row) => {
    const [id, recipeId] = [row.id(), idOrNull(row.id('recipe_id'), recipes)];
    if (!id || !recipeId) return [];
    const recipeQuantity = row.number('recipe_quantity') ?? 0;
    const recipeScale = row.number('recipe_scale') ?? 1;
    return [{ id, recipeId, recipeQuantity, recipeScale, recipeNote: row.text('recipe_note') }];
  });
}
