import { RecipeErrors, type Actor, type DirectoryUser, type RecipeChanges } from '@larder/contracts';
import type { RecipeContent, RecipeDocument, RecipeFields, RecipeOwnership } from '../../../recipe-store/index.js';
import type { ContentChanges } from '../apply-changes.js';
import type { ExpectedVersions } from './expected-version.js';
import { addressOfRenamed } from './recipe-address.js';
import { keysOf } from './recipe-keys.js';
import { canTransferOwnership, canSetLock } from '../../access/recipe-policy.js';
import { requireSize } from './recipe-size.js';

/** How a change is applied. */
export interface ChangeMode {
  apply: (stored: RecipeContent, changes: ContentChanges) => RecipeContent;
  expectedVersions?: ExpectedVersions;
}

/** A change with the new owner; undefined: unchanged, null: unknown user. */
export interface ChangeInput {
  changes: RecipeChanges;
  owner: DirectoryUser | null | undefined;
}

/**
 * The household and owner after the change: a recipe is moved to the household of its new owner.
 *
 * @throws `recipe.not-allowed` when the caller may not set the lock or transfer the recipe
 */
export function resolveOwnership(
  actor: Actor,
  recipe: RecipeDocument,
  { changes, owner }: ChangeInput,
): Partial<RecipeOwnership> {
  const locked = changes.settings?.locked ?? recipe.settings.locked;
  if (!canSetLock(actor, recipe, locked)) throw RecipeErrors.notAllowed();
  if (owner === undefined || owner?.id === recipe.userId) return {};
  if (!owner || !canTransferOwnership(actor, recipe, owner)) throw RecipeErrors.notAllowed();
  return { userId: owner.id, householdId: owner.householdId };
}

/**
 * The fields to store for this content and household: with sort keys, and a new address when it is renamed.
 *
 * @throws `recipe.too-large`
 */
export function fieldsToStore(
  recipe: RecipeDocument,
  content: RecipeContent,
  ownership: Partial<RecipeOwnership>,
): Partial<RecipeFields> {
  requireSize(content, recipe);
  const address = content.name === recipe.name ? {} : addressOfRenamed(content.name);
  return { ...content, ...keysOf(content), ...address, ...ownership };
}
