import { Json } from '@larder/contracts';
import { LRUCache } from 'lru-cache';
import { toSummary } from '../../recipe-store/index.js';
import type { OrganizersById } from '../../catalogue/index.js';
import type { ListedRecipe } from './summary-rows.js';

interface CachedText {
  organizers: OrganizersById;
  json: Json;
}

/** Maximum number of characters of all cached texts: those of about ten thousand recipes. */
const MAX_LENGTH = 16 * 1024 * 1024;

/** Caches the JSON of recipes in lists, for as long as the same objects have the same organizers. */
export class SummaryTexts {
  private readonly texts = new LRUCache<ListedRecipe, CachedText>({
    maxSize: MAX_LENGTH,
    sizeCalculation: ({ json }) => json.text.length,
  });

  /** Whether the recipe is cached with exactly these organizers. */
  has(recipe: ListedRecipe, organizers: OrganizersById): boolean {
    return this.texts.peek(recipe)?.organizers === organizers;
  }

  /** The summary as JSON, with the names of its organizers. */
  of(recipe: ListedRecipe, organizers: OrganizersById): Json {
    const cached = this.texts.get(recipe);
    if (cached?.organizers === organizers) return cached.json;
    const json = new Json(JSON.stringify(toSummary(recipe.toDocument(), { organizers })));
    this.texts.set(recipe, { organizers, json });
    return json;
  }
}
