import { RecipeErrors } from '@larder/contracts';

/** The versions that a change may be applied to, as `updatedAt`; any when absent. */
export type ExpectedVersions = string[] | undefined;
type Versioned = { updatedAt: Date };

/** Whether the change was made from this version. */
export function isExpectedVersion({ updatedAt }: Versioned, expectedVersions: ExpectedVersions): boolean {
  return !expectedVersions || expectedVersions.includes(updatedAt.toISOString());
}

/** Throws for a change that was made from another version. */
export function requireExpectedVersion(recipe: Versioned, expectedVersions: ExpectedVersions): void {
  if (!isExpectedVersion(recipe, expectedVersions)) throw RecipeErrors.outdated();
}
