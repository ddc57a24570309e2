import { RecipeErrors } from '@larder/contracts';

/** The versions that a change may be applied to, as `updatedAt`; any when absent. */
export type ExpectedVersions = string[] | undefined;
type StoredVersion = { updatedAt: Date };

/** Whether the change was made from this version. */
export function isExpectedVersion({ updatedAt }: StoredVersion, expectedVersions: ExpectedVersions): boolean {
  return !expectedVersions || expectedVersions.includes(updatedAt.toISOString());
}

/** Throws for a change that was made from another version. */
export function requireExpectedVersion(recipe: StoredVersion, expectedVersions: ExpectedVersions): void {
  if (!isExpectedVersion(recipe, expectedVersions)) throw RecipeErrors.outdated();
}
