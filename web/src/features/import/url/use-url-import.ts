import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useImportUrlMutation, type UrlImport } from '../import.api.js';
import type { AfterImport } from '../after-import/after-import.js';
import { importProblem, type ImportProblem } from '../import-problem.js';
import { addressIn } from '../shared-address.js';
import { useOpenRecipe } from '../use-open-recipe.js';
import { useExistingRecipe, type ExistingRecipe } from './use-existing-recipe.js';

/** Imports a page and opens the recipe; the input is kept in the URL, so that a reload loses nothing. */
export function useUrlImport(after: AfterImport) {
  const [importUrl] = useImportUrlMutation();
  const [, setQuery] = useSearchParams();
  const openRecipe = useOpenRecipe();
  const existingRecipe = useExistingRecipe();
  const controller = useRef<AbortController | null>(null);
  const [running, setRunning] = useState<string | null>(null);
  const [existing, setExisting] = useState<ExistingRecipe | null>(null);
  const [problem, setProblem] = useState<ImportProblem | null>(null);

  /** Forgets the result of the last import: another address was entered. */
  const reset = () => {
    setProblem(null);
    setExisting(null);
  };
  /** Imports the page; with `again` also when the group has it already. */
  const run = async ({ url, includeTags }: UrlImport, { again = false } = {}) => {
    const address = addressIn(url) || url.trim();
    const { signal } = (controller.current = new AbortController());
    setRunning(address);
    reset();
    setQuery(
      { recipe_import_url: address, use_keywords: includeTags ? '1' : '0', ...(after === 'edit' && { edit: '1' }) },
      { replace: true },
    );

    const before = again ? null : await existingRecipe(address);
    if (signal.aborted) return;
    if (before) {
      setExisting(before);
      return setRunning(null);
    }
    const call = importUrl({ url: address, includeTags });
    signal.addEventListener('abort', () => call.abort());
    const { data: slug, error } = await call;
    if (slug) return openRecipe(slug, after);
    if (signal.aborted) return;
    setRunning(null);
    if (error) setProblem(importProblem(error));
  };
  const cancel = () => {
    controller.current?.abort();
    setRunning(null);
  };

  return { run, reset, cancel, running, problem, existing };
}
