import { RecipeErrors, type Actor, type DirectoryUser, type RecipeChanges } from '@larder/contracts';
import type { RecipeContent, RecipeDocument, RecipeFields, RecipeHome } from '../../recipe-store/index.js';
import type { ContentChanges } from './apply-changes.js';
import type { ExpectedVersions } from './expected-version.js';
import { addressOfRenamed } from './recipe-address.js';
import { keysOf } from './recipe-keys.js';
import { canHandOver, canSetLock } from '../access/recipe-policy.js';
import { requireSize } from './recipe-size.js';

/** How a body is applied. */
export interface ChangeMode {
  apply: (stored: RecipeContent, changes: ContentChanges) => RecipeContent;
  expectedVersions?: ExpectedVersions;
}

/** What a body says of a recipe, with the owner it names: undefined, none; null, unknown. */
export interface ChangeInput {
  changes: RecipeChanges;
  owner: DirectoryUser | null | undefined;
}

/**
 * Where the recipe belongs afterwards: a new owner takes it to their household.
 *
 * @throws `recipe.not-allowed` when the caller may not set the lock or hand the recipe over
 */
export function checkedHome(
  actor: Actor,
  recipe: RecipeDocument,
  { changes, owner }: ChangeInput,
): Partial<RecipeHome> {
  const locked = changes.settings?.locked ?? recipe.settings.locked;
  if (!canSetLock(actor, recipe, locked)) throw RecipeErrors.notAllowed();
  if (owner === undefined || owner?.id === recipe.userId) return {};
  if (!owner || !canHandOver(actor, recipe, owner)) throw RecipeErrors.notAllowed();
  return { userId: owner.id, householdId: owner.householdId };
}

/**
 * The fields to store when a recipe gets this content and home: with its keys, and another address when it is renamed.
 *
 * @throws `recipe.too-large`
 */
export function fieldsToStore(
  recipe: RecipeDocument,
  content: RecipeContent,
  home: Partial<RecipeHome>,
): Partial<RecipeFields> {
  requireSize(content, recipe);
  const address = content.name === recipe.name ? {} : addressOfRenamed(content.name);
  return { ...content, ...keysOf(content), ...address, ...home };
}
