import { useLazyFindBySourceQuery } from '../import.api.js';

/** A recipe that was imported from an address before. */
export interface ExistingRecipe {
  name: string;
  slug: string;
}

/** Checks whether the group has the page already. When the check fails, the page is imported. */
export function useExistingRecipe() {
  const [find] = useLazyFindBySourceQuery();
  return async (url: string): Promise<ExistingRecipe | null> => {
    if (url.includes('"')) return null; // not supported by the filter language
    const { data } = await find(url);
    return data?.items[0] ?? null;
  };
}
