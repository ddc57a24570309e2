import { setImmediate } from 'node:timers/promises';
import { normalizeText, type Actor } from '@larder/contracts';
import { similarityTo } from '@larder/ingredient-parser/similarity';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { CatalogueChanges } from '../catalogue-changes.js';
import { FoodRepository, type FoodNames } from './food.repository.js';

/** Minimum similarity, of 100 (docs/api/meal-plans-and-shopping.md#items). */
const MIN_SIMILARITY = 80;
/** Maximum number of comparisons of texts with foods in one request, about a tenth of a second; large groups compare fewer texts. */
const MAX_COMPARISONS = 200_000;
/** Number of texts that are compared in any case. */
const MIN_TEXTS = 100;
/** Number of texts that are compared with all foods of the group in one turn of the event loop. */
const TEXTS_PER_TURN = 20;
/** How long the names of a group are cached; a food that was added since is found by its exact name. */
const TTL_MS = 60_000;
const MAX_GROUPS = 100;

/** Finds foods with similar names: "tomatos", "potatoe". */
@Injectable()
export class SimilarFoods {
  private readonly names = new LRUCache<string, FoodNames[]>({ max: MAX_GROUPS, ttl: TTL_MS });

  constructor(
    private readonly foods: FoodRepository,
    changes: CatalogueChanges,
  ) {
    changes.subscribe({
      invalidate: (groupId) => this.names.delete(groupId),
      invalidateAll: () => this.names.clear(),
    });
  }

  /**
   * The food of the group that is most similar to each of the texts, by text; texts without a similar food are missing,
   * and texts beyond `MAX_COMPARISONS`.
   */
  async idsOf({ groupId }: Pick<Actor, 'groupId'>, texts: readonly string[]): Promise<Map<string, string>> {
    if (texts.length === 0) return new Map();
    const foods = this.names.get(groupId) ?? (await this.foods.allNames({ groupId }));
    this.names.set(groupId, foods);
    const ids = new Map<string, string>();
    const count = Math.max(MIN_TEXTS, Math.floor(MAX_COMPARISONS / foods.length));
    for (const [at, text] of texts.slice(0, count).entries()) {
      const id = mostSimilar(normalizeText(text), foods);
      if (id !== null) ids.set(text, id);
      if (at % TEXTS_PER_TURN === TEXTS_PER_TURN - 1) await setImmediate();
    }
    return ids;
  }
}

/** The most similar food; null when none is similar enough. */
function mostSimilar(text: string, foods: readonly FoodNames[]): string | null {
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
