import type { Actor, RecipesUpdated } from '@larder/contracts';
import { announce, type OutboxEntry } from '@larder/service-kit';
import type { RecipeDocument } from '../../recipe-store/index.js';
import { takeWithinLength } from './take-within-length.js';

/** Updated and deleted carry the same fields. */
type BulkEvent = typeof RecipesUpdated;
type EventRecipe = Pick<RecipeDocument, '_id' | 'slug'>;

/** Far below the maximum size of an event. */
const MAX_CHARACTERS = 50_000;

/** Events of many recipes changed by one call: one for each household, stored with the last of its recipes. */
export class BulkEvents {
  private readonly pendingIds = new Map<string, Set<string>>();
  private readonly slugs = new Map<string, string[]>();

  /** @param householdIds the household of each recipe, by recipe id */
  constructor(
    private readonly event: BulkEvent,
    private readonly actor: Actor,
    private readonly householdIds: ReadonlyMap<string, string>,
  ) {
    for (const [recipeId, householdId] of householdIds) this.idsOf(householdId).add(recipeId);
  }

  /**
   * The event to be stored with this recipe's change, if it is the last one of its household; repeated calls count
   * once.
   */
  eventsWith({ _id, slug }: EventRecipe): OutboxEntry[] {
    const householdId = this.householdIds.get(_id);
    if (!householdId) return [];
    const pendingIds = this.idsOf(householdId);
    if (pendingIds.delete(_id)) this.slugsOf(householdId).push(slug);
    return pendingIds.size === 0 ? [this.summary(householdId)] : [];
  }

  private summary(householdId: string): OutboxEntry {
    const slugs = this.slugsOf(householdId);
    const payload = { recipeSlugs: takeWithinLength(slugs, MAX_CHARACTERS), total: slugs.length };
    return announce(this.event, payload, { actor: { ...this.actor, householdId } });
  }

  private idsOf(householdId: string): Set<string> {
    return getOrCreate(this.pendingIds, householdId, () => new Set());
  }

  private slugsOf(householdId: string): string[] {
    return getOrCreate(this.slugs, householdId, () => []);
  }
}

function getOrCreate<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}
