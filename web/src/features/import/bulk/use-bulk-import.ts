import { useState } from 'react';
import type { RecipeSummary } from '@larder/contracts/recipe/recipe';
import { useImportManyMutation, type BulkRow } from '../import.api.js';
import { useImportedBefore } from './use-imported-before.js';

/**
 * Starts bulk imports, after a check for recipes from the same addresses.
 *
 * @param rows the rows to import
 * @param onStarted called with the rows that were sent
 */
export function useBulkImport(rows: BulkRow[], onStarted: (reportId: string, rows: readonly BulkRow[]) => void) {
  const [importMany, { isLoading, error }] = useImportManyMutation();
  const { findRecipes, checking } = useImportedBefore();
  /** The recipes of the addresses that were checked last; other addresses are checked again. */
  const [before, setBefore] = useState<{ urls: string; recipes: RecipeSummary[] } | null>(null);
  const urls = rows.map(({ url }) => url).join('\n');
  const existing = before?.urls === urls ? before.recipes : [];

  const start = async (importedRows: BulkRow[]) => {
    const { data } = await importMany(importedRows);
    if (data) onStarted(data.reportId, importedRows);
  };
  return {
    /** The recipes that were imported before from these addresses. */
    existing,
    newRows: rows.filter(({ url }) => !existing.some(({ orgURL }) => orgURL === url)),
    error,
    isBusy: isLoading || checking,
    start,
    /** Starts unless there are such recipes. */
    checkAndStart: async () => {
      const recipes = await findRecipes(rows);
      if (recipes.length === 0) return start(rows);
      setBefore({ urls, recipes });
    },
  };
}
