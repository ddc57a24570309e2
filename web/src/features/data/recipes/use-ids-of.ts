import { useLazyGetRecipeRowsQuery } from './recipe-data.api.js';

/** Looks up which recipes the ticked slugs are; ticks last over pages, their records do not. */
export function useIdsOf(householdId: string) {
  const [getAll] = useLazyGetRecipeRowsQuery();
  return async (slugs: readonly string[]): Promise<{ id: string; slug: string }[]> => {
    const wanted = new Set(slugs);
    const args = { householdId, search: '', orderBy: 'name', descending: false, page: 1, perPage: -1 };
    const { items } = await getAll(args, true).unwrap();
    return items.filter(({ slug }) => wanted.has(slug)).map(({ id, slug }) => ({ id, slug }));
  };
}
