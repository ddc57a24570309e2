import type { Actor, TimelineEventCreated } from '@larder/contracts';
import { announce, type EventScope, type OutboxEntry } from '@larder/service-kit';
import type { NamedRecipe } from '../../recipe-store/index.js';

/** Created, updated and deleted carry the same fields. */
type TimelineDomainEvent = typeof TimelineEventCreated;

/** The outbox entry of a timeline event, for the household of the recipe; the actor is null for changes by the product. */
export function timelineOutboxEntry(
  event: TimelineDomainEvent,
  id: string,
  recipe: NamedRecipe,
  actor: Actor | null,
): OutboxEntry {
  const { groupId, householdId } = recipe;
  const scope: EventScope = actor ? { actor: { ...actor, householdId } } : { tenant: { groupId, householdId } };
  const fields = { timelineEventId: id, recipeId: recipe._id, recipeSlug: recipe.slug, recipeName: recipe.name };
  return announce(event, fields, scope);
}
