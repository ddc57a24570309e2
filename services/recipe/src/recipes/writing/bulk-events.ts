import type { Actor, RecipesUpdated } from '@larder/contracts';
import { announce, type OutboxEntry } from '@larder/service-kit';
import type { RecipeDocument } from '../../recipe-store/index.js';
import { firstWithin } from './first-within.js';
/** Updated and deleted carry the same fields. */
type BulkEvent = typeof RecipesUpdated;
type EventRecipe = Pick<RecipeDocument, '_id' | 'slug'>;

/** Far below what an event may hold. */
const MOST_CHARACTERS = 50_000;

/** Events of many recipes changed by one call: one for each household, with the last of its recipes. */
export class BulkEvents {
  private readonly waiting = new Map<string, Set<string>>();
  private readonly slugs = new Map<string, string[]>();

  /** `homes` says for each recipe, by id, whose household hears of it. */
  constructor(
    private readonly event: BulkEvent,
    private readonly actor: Actor,
    private readonly homes: ReadonlyMap<string, string>,
  ) {
    for (const [recipeId, householdId] of homes) this.idsOf(householdId).add(recipeId);
  }

  /** The event to be stored with this recipe's change, if it is the last; asked again, a recipe counts once. */
  eventsWith({ _id, slug }: EventRecipe): OutboxEntry[] {
    const householdId = this.homes.get(_id);
    if (!householdId) return [];
    const waiting = this.idsOf(householdId);
    if (waiting.delete(_id)) this.slugsOf(householdId).push(slug);
    return waiting.size === 0 ? [this.summary(householdId)] : [];
  }

  private summary(householdId: string): OutboxEntry {
    const slugs = this.slugsOf(householdId);
    const fact = { recipeSlugs: firstWithin(slugs, MOST_CHARACTERS), total: slugs.length };
    return announce(this.event, fact, { actor: { ...this.actor, householdId } });
  }

  private idsOf(householdId: string): Set<string> {
    return kept(this.waiting, householdId, () => new Set());
  }

  private slugsOf(householdId: string): string[] {
    return kept(this.slugs, householdId, () => []);
  }
}

function kept<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}
