import { Json } from '@larder/contracts';
import { LRUCache } from 'lru-cache';
import type { RecordStamp } from '../../pagination/index.js';
import { toSummary } from '../../recipe-store/index.js';
import type { OrganizersById } from '../../catalogue/index.js';
import type { ListedRecipe } from './summary-rows.js';

interface CachedText {
  stamp: RecordStamp;
  organizers: OrganizersById;
  json: Json;
}

/** Maximum number of characters of all cached texts: those of about ten thousand recipes. */
const MAX_LENGTH = 16 * 1024 * 1024;

/** Caches the JSON of recipes in lists, for as long as they have the same stamp and organizers. */
export class SummaryTexts {
  private readonly texts = new LRUCache<string, CachedText>({
    maxSize: MAX_LENGTH,
    sizeCalculation: ({ json }) => json.text.length,
  });

  /** Whether the recipe is cached with exactly these organizers. */
  has(recipe: ListedRecipe, organizers: OrganizersById): boolean {
    return isOf(this.texts.peek(recipe.stamp._id), recipe, organizers);
  }

  /** The summary as JSON, with the names of its organizers. */
  of(recipe: ListedRecipe, organizers: OrganizersById): Json {
    const { stamp } = recipe;
    const cached = this.texts.get(stamp._id);
    if (isOf(cached, recipe, organizers)) return cached.json;
    const text = JSON.stringify(toSummary(recipe.toDocument(), { organizers }));
    // A copy: the result of `stringify` consists of linked parts, which take half as much memory again.
    const json = new Json(Buffer.from(text).toString());
    this.texts.set(stamp._id, { stamp, organizers, json });
    return json;
  }
}

function isOf(
  cached: CachedText | undefined,
  { stamp }: ListedRecipe,
  organizers: OrganizersById,
): cached is CachedText {
  if (cached?.organizers !== organizers) return false;
  return cached.stamp.revision === stamp.revision && cached.stamp.rating === stamp.rating;
}
