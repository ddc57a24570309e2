import { AppError, MAX_NAME_LENGTH, withNumberSuffix, RecipeErrors } from '@larder/contracts';
import { numbersFor } from './name-numbers.js';

/** The error codes for a taken name. */
const TAKEN = new Set([RecipeErrors.nameTaken().code, RecipeErrors.organizerTaken().code]);

/**
 * The names to try for a copy, in order: as requested, else that of the original, then with numbers
 * (docs/api/conventions.md#names-and-addresses).
 */
export function copyNames(requestedName: string | null | undefined, original: string): string[] {
  const name = requestedName?.trim() || original;
  return [name, ...numbersFor(name).map((number) => withNumberSuffix(name, number, MAX_NAME_LENGTH))];
}

/** Writes with the first available name; throws when none is. */
export async function saveUnderAvailableName<Saved>(
  names: string[],
  write: (name: string) => Promise<Saved>,
): Promise<Saved> {
  for (const name of names) {
    try {
      return await write(name);
    } catch (error) {
      if (!(error instanceof AppError && TAKEN.has(error.code))) throw error;
    }
  }
  throw RecipeErrors.nameTaken();
}
