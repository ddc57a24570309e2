import { useLazyFindBySourceQuery } from '../create.api.js';

/** A recipe that was imported from an address before. */
export interface KnownRecipe {
  name: string;
  slug: string;
}

/** Looks whether the group has the page already. A failing look stands in nobody's way: then it is just imported. */
export function useKnownRecipe() {
  const [find] = useLazyFindBySourceQuery();
  return async (url: string): Promise<KnownRecipe | null> => {
    if (url.includes('"')) return null; // cannot be written into a filter
    const { data } = await find(url);
    return data?.items[0] ?? null;
  };
}
