import type { Actor, RecipeCreated } from '@larder/contracts';
import { announce, type OutboxEntry } from '@larder/service-kit';
import type { RecipeDocument } from './schemas/recipe.schema.js';

/** Created, updated and deleted carry the same fields. */
type RecipeEvent = typeof RecipeCreated;
type EventRecipe = Pick<RecipeDocument, '_id' | 'slug' | 'name' | 'householdId' | 'revision'>;

/** Whether it is part of a bulk change, and whether it is a copy of another recipe. */
export interface EventOptions {
  bulk?: true;
  duplicated?: true;
}

/** The outbox entry of a change, for the household of the recipe, regardless of the user's household. */
export function recipeEvent(
  event: RecipeEvent,
  actor: Actor,
  { _id, slug, name, householdId, revision }: EventRecipe,
  options: EventOptions = {},
): OutboxEntry {
  return announce(event, { recipeId: _id, slug, name, revision, ...options }, { actor: { ...actor, householdId } });
}

/** An outbox entry without an actor. */
export function groupEvent(event: RecipeEvent, recipe: EventRecipe & { groupId: string }): OutboxEntry {
  const { _id, slug, name, groupId, householdId, revision } = recipe;
  return announce(event, { recipeId: _id, slug, name, revision: revision + 1 }, { tenant: { groupId, householdId } });
}
