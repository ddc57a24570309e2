import { RecipeErrors } from '@larder/contracts';

/** The versions that a change may be applied to, as `updatedAt`; any when absent. */
export type MadeFrom = string[] | undefined;
type Versioned = { updatedAt: Date };

/** Whether the caller knew this version when they made their change. */
export function isMadeFrom({ updatedAt }: Versioned, madeFrom: MadeFrom): boolean {
  return !madeFrom || madeFrom.includes(updatedAt.toISOString());
}

/** Refuses a change that was made from another version: somebody else was faster. */
export function requireMadeFrom(recipe: Versioned, madeFrom: MadeFrom): void {
  if (!isMadeFrom(recipe, madeFrom)) throw RecipeErrors.outdated();
}
