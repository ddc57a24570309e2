import { useRef } from 'react';
import type { AfterImport } from './after-import/after-import.js';
import { useOpenRecipe } from './use-open-recipe.js';

/** The call of an import: resolves to the slug of the recipe. */
type ImportCall = PromiseLike<{ data?: string | undefined }> & { abort: () => void };

/** Runs an import, which can be canceled, and opens its recipe. */
export function useCancelableImport<Input>(startImport: (input: Input) => ImportCall, after: AfterImport) {
  const call = useRef<ImportCall>(null);
  const openRecipe = useOpenRecipe();
  const run = async (input: Input): Promise<void> => {
    call.current = startImport(input);
    const { data: slug } = await call.current;
    if (slug) await openRecipe(slug, after);
  };
  return { run, cancel: () => call.current?.abort() };
}
