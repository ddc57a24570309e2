import {
  PlanEntryDeleted,
  PlanEntrySaved,
  type Actor,
  type PlanEntryDraft,
  type RecipeSummary,
} from '@larder/contracts';
import { announce, type OutboxEntry } from '@larder/service-kit';

/** The event of a new entry, with its meal and recipe. */
export function createdEvent(actor: Actor, recipes: ReadonlyMap<string, RecipeSummary>) {
  return (entryId: number, { date, entryType, recipeId }: PlanEntryDraft): OutboxEntry => {
    const summary = recipes.get(recipeId ?? '');
    const recipe = summary ? { id: summary.id, name: summary.name, slug: summary.slug } : null;
    return announce(PlanEntrySaved, { entryId, date, isNew: true, entryType, recipe }, { actor });
  };
}

/** The event of a changed entry. */
export function changedEvent(actor: Actor) {
  return (entryId: number, { date }: PlanEntryDraft): OutboxEntry =>
    announce(PlanEntrySaved, { entryId, date }, { actor });
}

/** The event of a deleted entry. */
export function deletedEvent(actor: Actor) {
  return (entryId: number): OutboxEntry => announce(PlanEntryDeleted, { entryId }, { actor });
}
