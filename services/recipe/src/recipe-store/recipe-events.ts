import type { Actor, RecipeCreated } from '@larder/contracts';
import { announce, type OutboxEntry } from '@larder/service-kit';
import type { RecipeDocument } from './recipe.schema.js';

/** Created, updated and deleted tell the same. */
type RecipeEvent = typeof RecipeCreated;
type Told = Pick<RecipeDocument, '_id' | 'slug' | 'name' | 'householdId' | 'revision'>;

/** Whether it is one of many that change together. */
export interface TellMark {
  bulk?: true;
}

/** A fact about a recipe, told to the household whose recipe it is, whoever caused it. */
export function tell(
  event: RecipeEvent,
  actor: Actor,
  { _id, slug, name, householdId, revision }: Told,
  mark: TellMark = {},
): OutboxEntry {
  return announce(event, { recipeId: _id, slug, name, revision, ...mark }, { actor: { ...actor, householdId } });
}

/** The same without anybody who caused it. */
export function tellGroup(event: RecipeEvent, recipe: Told & { groupId: string }): OutboxEntry {
  const { _id, slug, name, groupId, householdId, revision } = recipe;
  return announce(event, { recipeId: _id, slug, name, revision: revision + 1 }, { tenant: { groupId, householdId } });
}
