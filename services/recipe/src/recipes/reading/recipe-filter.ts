/** The ids of a filter; null for one that the group does not have. */
export type FilterIds = (string | null)[];

/** The resolved filters of a recipe list (docs/api/recipes.md#lists); undefined: not filtered by. */
export interface RecipeFilters {
  categories?: FilterIds | undefined;
  tags?: FilterIds | undefined;
  tools?: FilterIds | undefined;
  foods?: FilterIds | undefined;
  households?: FilterIds | undefined;
  requireAllCategories: boolean;
  requireAllTags: boolean;
  requireAllTools: boolean;
  requireAllFoods: boolean;
}

type Condition = Record<string, unknown>;

/** The database condition of these filters: AND between them, OR inside one unless all are required. */
export function recipeFilter(filters: RecipeFilters): Condition {
  const conditions: [string, FilterIds | undefined, boolean][] = [
    ['categoryIds', filters.categories, filters.requireAllCategories],
    ['tagIds', filters.tags, filters.requireAllTags],
    ['toolIds', filters.tools, filters.requireAllTools],
    ['ingredients.foodId', filters.foods, filters.requireAllFoods],
    ['householdId', filters.households, false],
  ];
  return Object.fromEntries(conditions.flatMap(([path, ids, all]) => (ids ? [[path, condition(ids, all)]] : [])));
}

/**
 * Unknown ids match nothing; if all are required, the filter matches nothing. In one order, so that cached pages of a
 * filter serve requests that name its values in another order.
 */
function condition(ids: FilterIds, all: boolean): Condition {
  const existingIds = [...new Set(ids)].filter((id) => id !== null).sort();
  if (!all) return { $in: existingIds };
  return ids.includes(null) ? { $in: [] } : { $all: existingIds };
}
