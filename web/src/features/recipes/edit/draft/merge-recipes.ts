import type { Recipe } from '@larder/contracts/recipe/recipe';
import { contentOf, differences, type EditableField } from './editable-fields.js';

/** The result of merging the changes of two users. */
export interface Merge {
  /** The other version with my changes; where both changed a field, my version. */
  merged: Recipe;
  /** Fields that both changed differently. */
  both: EditableField[];
  /** Fields that only the other user changed. */
  theirsOnly: EditableField[];
}

/**
 * Three-way merge of the changes of two users.
 *
 * @param base the common version
 * @param mine my version
 * @param theirs the current version of the server
 */
export function mergeRecipes(base: Recipe, mine: Recipe, theirs: Recipe): Merge {
  const changedByMe = differences(base, mine);
  const changedByThem = differences(base, theirs);
  const both = changedByMe.filter(
    (field) => changedByThem.includes(field) && contentOf(mine, field) !== contentOf(theirs, field),
  );
  return {
    merged: takeFields(theirs, mine, changedByMe),
    both,
    theirsOnly: changedByThem.filter((field) => !changedByMe.includes(field)),
  };
}

/** A recipe with some of its fields from another version. */
export function takeFields(into: Recipe, from: Recipe, fields: readonly EditableField[]): Recipe {
  return { ...into, ...Object.fromEntries(fields.map((field) => [field, from[field]])) };
}
