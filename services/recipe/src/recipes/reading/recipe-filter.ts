/** Ids a filter asks for; null stands for one that the group does not have. */
export type FilterIds = (string | null)[];

/** The filters of a recipe list with everything found (docs/api/recipes.md#lists); undefined: not filtered by. */
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
export function recipeFilter(wanted: RecipeFilters): Condition {
  const conditions: [string, FilterIds | undefined, boolean][] = [
    ['categoryIds', wanted.categories, wanted.requireAllCategories],
    ['tagIds', wanted.tags, wanted.requireAllTags],
    ['toolIds', wanted.tools, wanted.requireAllTools],
    ['ingredients.foodId', wanted.foods, wanted.requireAllFoods],
    ['householdId', wanted.households, false],
  ];
  return Object.fromEntries(conditions.flatMap(([path, ids, all]) => (ids ? [[path, condition(ids, all)]] : [])));
}

/** What is unknown matches nothing; where all are required, nothing matches at all. */
function condition(ids: FilterIds, all: boolean): Condition {
  const existingIds = ids.filter((id) => id !== null);
  if (!all) return { $in: existingIds };
  return existingIds.length < ids.length ? { $in: [] } : { $all: existingIds };
}
