import { Json } from '@larder/contracts';
import { toSummary } from '../../recipe-store/index.js';
import type { OrganizersById } from '../../catalogue/index.js';
import type { ListedRecipe } from './summary-rows.js';
import { TextCache } from './text-cache.js';

/** Maximum size of all cached texts: those of about ten thousand recipes. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Caches the JSON of recipes in lists, for as long as they have the same stamp and organizers. */
export class SummaryTexts {
  private readonly texts = new TextCache(MAX_BYTES, 3);
  private readonly numbers = new WeakMap<OrganizersById, number>();
  private lastNumber = 0;

  /** Whether the recipe is cached with exactly these organizers. */
  has(recipe: ListedRecipe, organizers: OrganizersById): boolean {
    return this.texts.has(recipe.stamp._id, this.versionOf(recipe, organizers));
  }

  /** The summary as JSON, with the names of its organizers. */
  of(recipe: ListedRecipe, organizers: OrganizersById): Json {
    const version = this.versionOf(recipe, organizers);
    const cached = this.texts.find(recipe.stamp._id, version);
    if (cached !== null) return new Json(cached);
    const text = JSON.stringify(toSummary(recipe.toDocument(), { organizers }));
    this.texts.add(recipe.stamp._id, version, text);
    return new Json(text);
  }

  private versionOf({ stamp }: ListedRecipe, organizers: OrganizersById): number[] {
    return [stamp.revision, stamp.rating ?? NaN, this.numberOf(organizers)];
  }

  /** A number that no other organizers have. */
  private numberOf(organizers: OrganizersById): number {
    const existing = this.numbers.get(organizers);
    if (existing !== undefined) return existing;
    this.lastNumber += 1;
    this.numbers.set(organizers, this.lastNumber);
    return this.lastNumber;
  }
}
