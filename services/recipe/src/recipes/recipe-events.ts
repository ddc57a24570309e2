import type { Actor, RecipeCreated } from '@larder/contracts';
import { announce, type OutboxEntry } from '@larder/service-kit';
import type { RecipeDocument } from './recipe.schema.js';

/** Created, updated and deleted tell the same. */
type RecipeEvent = typeof RecipeCreated;
type Told = Pick<RecipeDocument, '_id' | 'slug' | 'name' | 'householdId' | 'revision'>;

/** A fact about a recipe, told to the household whose recipe it is, whoever caused it. */
export function tell(event: RecipeEvent, actor: Actor, { _id, slug, name, householdId, revision }: Told): OutboxEntry {
  return announce(event, { recipeId: _id, slug, name, revision }, { actor: { ...actor, householdId } });
}
