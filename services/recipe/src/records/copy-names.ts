import { AppError, MAX_NAME_LENGTH, withNumberSuffix, RecipeErrors } from '@larder/contracts';
import { numbersFor } from './name-numbers.js';

/** How records say that their name is taken. */
const TAKEN = new Set([RecipeErrors.nameTaken().code, RecipeErrors.organizerTaken().code]);

/**
 * What a copy may be called, in order: as wished, else like the original, then numbered
 * (docs/api/conventions.md#names-and-addresses).
 */
export function copyNames(wished: string | null | undefined, original: string): string[] {
  const name = wished?.trim() || original;
  return [name, ...numbersFor(name).map((number) => withNumberSuffix(name, number, MAX_NAME_LENGTH))];
}

/** Writes under the first name that is free; refused when none is. */
export async function underFreeName<Saved>(names: string[], write: (name: string) => Promise<Saved>): Promise<Saved> {
  for (const name of names) {
    try {
      return await write(name);
    } catch (error) {
      if (!(error instanceof AppError && TAKEN.has(error.code))) throw error;
    }
  }
  throw RecipeErrors.nameTaken();
}

/** Only what a PATCH mentions. */
export function mentioned<Changes extends object>(changes: Changes): Partial<Changes> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<Changes>;
}
