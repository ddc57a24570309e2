import type { GroupScope } from '@larder/contracts';
import { InjectModel } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Model } from 'mongoose';
import { RECIPES, SUMMARY_FIELDS, type RecipeDocument, type SummaryDocument } from '../../recipe-store/index.js';
import { listedRecipe, withRating, type ListedRecipe } from './summary-text.js';

/** The fields that show whether a cached recipe is current; the average rating changes without a new revision. */
export const STAMP_FIELDS = { revision: 1, rating: 1 } as const;
export type RecipeStamp = Pick<RecipeDocument, '_id' | keyof typeof STAMP_FIELDS>;

type ReadDocument = SummaryDocument & Pick<RecipeDocument, 'revision'>;
interface CachedSummary {
  revision: number;
  recipe: ListedRecipe;
}

/** Maximum number of cached summaries, about fifty megabytes. */
const MAX_SUMMARIES = 25_000;

/**
 * Caches the summaries of recipes in lists. Each request reads the ids and revisions from the database; only changed
 * recipes are read in full. So no response is stale, regardless of the replica that wrote.
 */
@Injectable()
export class SummaryCache {
  private readonly cache = new LRUCache<string, CachedSummary>({ max: MAX_SUMMARIES });

  constructor(@InjectModel(RECIPES) private readonly model: Model<RecipeDocument>) {}

  /**
   * The recipes with these stamps, in their order: the same objects until they change. Deleted recipes are left out.
   */
  async read({ groupId }: GroupScope, stamps: RecipeStamp[]): Promise<ListedRecipe[]> {
    const cachedSummaries = stamps.map((stamp) => this.getCached(stamp));
    const missing = stamps.filter((_, index) => !cachedSummaries[index]).map(({ _id }) => _id);
    const load = await this.load(groupId, missing);
    return stamps.flatMap(({ _id, rating }, index) => {
      const existing = cachedSummaries[index] ?? load.get(_id);
      if (!existing) return [];
      if (existing.recipe.rating !== rating) existing.recipe = withRating(existing.recipe, rating);
      return existing.recipe;
    });
  }

  private getCached({ _id, revision }: RecipeStamp): CachedSummary | null {
    const cached = this.cache.get(_id);
    return cached?.revision === revision ? cached : null;
  }

  private async load(groupId: string, ids: string[]): Promise<ReadonlyMap<string, CachedSummary>> {
    if (ids.length === 0) return NO_SUMMARIES;
    const existing = await this.model
      .find({ _id: { $in: ids }, groupId }, { ...SUMMARY_FIELDS, revision: 1 })
      .schemaLevelProjections(false) // the fields are named
      .lean<ReadDocument[]>();
    return new Map(existing.map((document) => [document._id, this.store(document)]));
  }

  private store(document: ReadDocument): CachedSummary {
    const cached = { revision: document.revision, recipe: listedRecipe(document) };
    this.cache.set(document._id, cached);
    return cached;
  }
}

const NO_SUMMARIES: ReadonlyMap<string, never> = new Map<string, never>();
