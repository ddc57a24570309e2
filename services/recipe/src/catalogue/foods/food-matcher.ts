import { setImmediate } from 'node:timers/promises';
import { normalizeText, type GroupScope } from '@larder/contracts';
import { similarityTo } from '@larder/ingredient-parser/similarity';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { CatalogueChanges } from '../catalogue-changes.js';
import { CandidateIndex, type Candidate } from '../names/match-name.js';
import { lookupKey } from '../names/naming.js';
import { FoodRepository } from './food.repository.js';

/** Minimum similarity, of 100 (docs/api/meal-plans-and-shopping.md#items). */
const MIN_SIMILARITY = 80;
/** Maximum number of comparisons of texts with foods in one request, about a tenth of a second; large groups compare fewer texts. */
const MAX_COMPARISONS = 200_000;
/** Number of texts that are compared in any case. */
const MIN_TEXTS = 100;
/** Number of texts that are compared with all foods of the group in one turn of the event loop. */
const TEXTS_PER_TURN = 20;
/** How long the names of a group are cached, for writes that bypass the service: all others invalidate them. */
const TTL_MS = 60_000;
const MAX_GROUPS = 100;
/** Maximum number of foods of all groups together; a food with its names takes about half a kilobyte. */
const MAX_FOODS = 50_000;

/** The foods of a group, to find them by their names. */
interface GroupFoods {
  foods: Candidate[];
  /** Null when the group has more foods than were read. */
  index: CandidateIndex | null;
}

/** Finds foods by texts: by their names, or similar ones: "tomatos", "potatoe". */
@Injectable()
export class FoodMatcher {
  /** Promises, so that what is read while a change invalidates it is not cached. */
  private readonly groups = new LRUCache<string, Promise<GroupFoods>>({
    max: MAX_GROUPS,
    maxSize: MAX_FOODS,
    ttl: TTL_MS,
  });

  constructor(
    private readonly foods: FoodRepository,
    changes: CatalogueChanges,
  ) {
    changes.subscribeToAll({
      invalidate: (groupId) => this.groups.delete(groupId),
      invalidateAll: () => this.groups.clear(),
    });
  }

  /**
   * The food of the group with the name, plural or alias of each text, else the most similar one, by text; texts
   * without a similar food are missing, and those beyond `MAX_COMPARISONS`.
   */
  async idsOf(group: GroupScope, texts: readonly string[]): Promise<Map<string, string>> {
    if (texts.length === 0) return new Map();
    const { foods, index } = await this.foodsOf(group);
    const byName = index ?? new CandidateIndex(await this.foods.findCandidates(group, texts.map(lookupKey)));
    const named = texts.map((text) => [text, byName.idOf(text)] as const);
    const ids = new Map(named.filter((entry): entry is [string, string] => entry[1] !== null));
    const others = texts.filter((text) => !ids.has(text));
    return new Map([...ids, ...(await similarFoods(others, foods))]);
  }

  private foodsOf(group: GroupScope): Promise<GroupFoods> {
    const { groupId } = group;
    const cached = this.groups.get(groupId);
    if (cached) return cached;
    const reading = this.read(group);
    this.groups.set(groupId, reading, { size: 1 });
    const isCurrent = () => this.groups.peek(groupId) === reading;
    reading.then(
      ({ foods }) => isCurrent() && this.groups.set(groupId, reading, { size: foods.length || 1, noUpdateTTL: true }),
      () => isCurrent() && this.groups.delete(groupId),
    );
    return reading;
  }

  private async read(group: GroupScope): Promise<GroupFoods> {
    const { foods, isComplete } = await this.foods.findAllNames(group);
    return { foods, index: isComplete ? new CandidateIndex(foods) : null };
  }
}

/** The most similar food for each text that has one. */
async function similarFoods(texts: readonly string[], foods: readonly Candidate[]): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  const count = Math.max(MIN_TEXTS, Math.floor(MAX_COMPARISONS / foods.length));
  for (const [at, text] of texts.slice(0, count).entries()) {
    const id = mostSimilar(normalizeText(text), foods);
    if (id !== null) ids.set(text, id);
    if (at % TEXTS_PER_TURN === TEXTS_PER_TURN - 1) await setImmediate();
  }
  return ids;
}

/** The most similar food; null when none is similar enough. */
function mostSimilar(text: string, foods: readonly Candidate[]): string | null {
  const similarity = similarityTo(text);
  let [best, id]: [number, string | null] = [0, null];
  for (const { _id, names = [] } of foods) {
    for (const name of names) {
      if (!mayBeSimilar(text.length, name.length)) continue;
      const score = similarity(name);
      if (score >= MIN_SIMILARITY && score > best) [best, id] = [score, _id];
    }
  }
  return id;
}

/** An upper bound: the similarity if the shorter text were contained in the longer one. */
function mayBeSimilar(a: number, b: number): boolean {
  return (200 * Math.min(a, b)) / (a + b) >= MIN_SIMILARITY;
}
