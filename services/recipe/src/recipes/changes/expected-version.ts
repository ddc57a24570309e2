import { RecipeErrors } from '@larder/contracts';

/** The versions that a change may be applied to, as `updatedAt`; any when absent. */
export type ExpectedVersions = string[] | undefined;
type Versioned = { updatedAt: Date };

/** Whether the caller knew this version when they made their change. */
export function isExpectedVersion({ updatedAt }: Versioned, expectedVersions: ExpectedVersions): boolean {
  return !expectedVersions || expectedVersions.includes(updatedAt.toISOString());
}

/** Refuses a change that was made from another version: another request was faster. */
export function requireExpectedVersion(recipe: Versioned, expectedVersions: ExpectedVersions): void {
  if (!isExpectedVersion(recipe, expectedVersions)) throw RecipeErrors.outdated();
}
