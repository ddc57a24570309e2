import { RecipePurged, type Actor, type RecipeCreated } from '@larder/contracts';
import { announce, type OutboxEntry } from '@larder/service-kit';
import type { RecipeDocument } from './schemas/recipe-document.js';

/** Created, updated and deleted carry the same fields. */
type RecipeEvent = typeof RecipeCreated;
type EventRecipe = Pick<RecipeDocument, '_id' | 'slug' | 'name' | 'householdId' | 'revision'>;

/** Whether the change is part of a bulk change, and whether the recipe is a copy of another one. */
export interface EventOptions {
  bulk?: true;
  duplicated?: true;
}

/** The outbox entry of a change by a user, for the household of the recipe. `recipe` is the recipe after the change. */
export function recipeEvent(
  event: RecipeEvent,
  actor: Actor,
  recipe: EventRecipe,
  options: EventOptions = {},
): OutboxEntry {
  const { _id, slug, name, householdId, revision } = recipe;
  return announce(event, { recipeId: _id, slug, name, revision, ...options }, { actor: { ...actor, householdId } });
}

/** The outbox entry of a change without an actor. `recipe` is the recipe before the change. */
export function groupEvent(event: RecipeEvent, recipe: EventRecipe & { groupId: string }): OutboxEntry {
  const { _id, slug, name, groupId, householdId, revision } = recipe;
  return announce(event, { recipeId: _id, slug, name, revision: revision + 1 }, { tenant: { groupId, householdId } });
}

/** The outbox entry that a recipe was deleted permanently. */
export function purgedEvent(groupId: string, recipeId: string): OutboxEntry {
  return announce(RecipePurged, { recipeId }, { tenant: { groupId } });
}
