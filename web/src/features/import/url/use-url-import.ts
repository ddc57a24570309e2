import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useImportUrlMutation, type UrlImport } from '../import.api.js';
import type { AfterImport } from '../after-import/after-import.js';
import { importProblem, wasCanceled, type ImportProblem } from '../import-problem.js';
import { addressIn } from '../shared-address.js';
import { useOpenRecipe } from '../use-open-recipe.js';
import { useExistingRecipe, type ExistingRecipe } from './use-existing-recipe.js';

/** Imports a page and opens the recipe; the input is kept in the URL, so that a reload loses nothing. */
export function useUrlImport(after: AfterImport) {
  const [importUrl] = useImportUrlMutation();
  const [, setQuery] = useSearchParams();
  const openRecipe = useOpenRecipe();
  const existingRecipe = useExistingRecipe();
  const call = useRef<ReturnType<typeof importUrl> | null>(null);
  const [running, setRunning] = useState<string | null>(null);
  const [existing, setExisting] = useState<ExistingRecipe | null>(null);
  const [problem, setProblem] = useState<ImportProblem | null>(null);

  /** Imports the page; with `again` also when the group has it already. */
  const run = async ({ url, includeTags }: UrlImport, { again = false } = {}) => {
    const address = addressIn(url) || url.trim();
    setRunning(address);
    setProblem(null);
    setExisting(null);
    setQuery(
      { recipe_import_url: address, use_keywords: includeTags ? '1' : '0', ...(after === 'edit' && { edit: '1' }) },
      { replace: true },
    );

    const before = again ? null : await existingRecipe(address);
    if (before) {
      setExisting(before);
      return setRunning(null);
    }
    call.current = importUrl({ url: address, includeTags });
    const { data: slug, error } = await call.current;
    if (slug) return openRecipe(slug, after);
    setRunning(null);
    if (error && !wasCanceled(error)) setProblem(importProblem(error));
  };

  return { run, cancel: () => call.current?.abort(), running, problem, existing };
}
