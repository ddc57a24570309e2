import { useState } from 'react';
import type { RecipeSummary } from '@larder/contracts/recipe/recipe';
import { useLazyFindBySourcesQuery, type BulkRow } from '../import.api.js';

/** Addresses per request: all of them would exceed the length of a URL. */
const URLS_PER_REQUEST = 20;

/** Finds out which pages the group has imported before. When a check fails, its pages count as new. */
export function useImportedBefore() {
  const [find] = useLazyFindBySourcesQuery();
  const [checking, setChecking] = useState(false);
  const findRecipes = async (rows: readonly BulkRow[]): Promise<RecipeSummary[]> => {
    const urls = rows.map(({ url }) => url).filter((url) => !url.includes('"')); // not supported by the filter language
    const recipes: RecipeSummary[] = [];
    setChecking(true);
    for (let start = 0; start < urls.length; start += URLS_PER_REQUEST) {
      const { data } = await find(urls.slice(start, start + URLS_PER_REQUEST));
      recipes.push(...(data ?? []));
    }
    setChecking(false);
    return recipes;
  };
  return { findRecipes, checking };
}
