import type { GroupScope } from '@larder/contracts';
import { InjectModel } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Model } from 'mongoose';
import type { RecordStamp } from '../../pagination/index.js';
import { RECIPES, SUMMARY_FIELDS, type RecipeDocument, type SummaryDocument } from '../../recipe-store/index.js';
import { SummaryRows, type ListedRecipe } from './summary-rows.js';

/** The fields that show whether a cached recipe is current; the average rating changes without a new revision. */
const STAMP_FIELDS = { revision: 1, rating: 1 } as const;
const ALL_FIELDS = { ...SUMMARY_FIELDS, ...STAMP_FIELDS } as const;

type ReadDocument = SummaryDocument & RecordStamp;
/** A recipe that a list has read, in full or only its stamp. */
export type StampedRecipe = RecordStamp | ReadDocument;

interface CachedSummary {
  revision: number;
  recipe: ListedRecipe;
}

/** Maximum size of all summaries: about a hundred thousand. */
const MAX_BYTES = 56 * 1024 * 1024;
/** Approximate size of a cached summary besides its row. */
const BYTES_PER_SUMMARY = 280;
/** Above this share of recipes that are not cached, reading all in full is cheaper than reading these a second time. */
const MAX_MISSING = 0.4;
/** The weight of a batch in the average share. */
const WEIGHT = 0.1;

/**
 * Caches the summaries of recipes in lists. Lists read the ids and revisions from the database; only changed recipes
 * are read in full. So no response is stale, regardless of the replica that wrote.
 */
@Injectable()
export class SummaryCache {
  private readonly rows = new SummaryRows();
  private readonly cache = new LRUCache<string, CachedSummary>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ recipe }) => recipe.length + BYTES_PER_SUMMARY,
  });
  /** The recent share of recipes that were not cached. */
  private missingShare = 1;

  constructor(@InjectModel(RECIPES) private readonly model: Model<RecipeDocument>) {}

  /** The fields that a list should read: those of the whole summary while most recipes are not cached. */
  get fields(): Record<string, 1> {
    return this.missingShare > MAX_MISSING ? ALL_FIELDS : STAMP_FIELDS;
  }

  /** These recipes, in their order: the same objects until they change. Deleted ones are left out. */
  async read({ groupId }: GroupScope, recipes: StampedRecipe[]): Promise<ListedRecipe[]> {
    const cached = recipes.map((each) => this.getCached(each));
    this.countMissing(cached);
    const current = cached.map((existing, index) => existing ?? this.storeIfRead(recipes[index]));
    const missing = recipes.filter((_, index) => !current[index]).map(({ _id }) => _id);
    const loaded = await this.load(groupId, missing);
    return recipes.flatMap(({ _id, rating }, index) => {
      const existing = current[index] ?? loaded.get(_id);
      if (!existing) return [];
      if (existing.recipe.rating !== rating) existing.recipe = existing.recipe.withRating(rating);
      return existing.recipe;
    });
  }

  private getCached({ _id, revision }: RecordStamp): CachedSummary | null {
    const cached = this.cache.get(_id);
    return cached?.revision === revision ? cached : null;
  }

  private countMissing(cached: (CachedSummary | null)[]): void {
    if (cached.length === 0) return;
    const share = cached.filter((each) => each === null).length / cached.length;
    this.missingShare += (share - this.missingShare) * WEIGHT;
  }

  private storeIfRead(recipe: StampedRecipe | undefined): CachedSummary | null {
    return recipe && 'userId' in recipe ? this.store(recipe) : null;
  }

  private async load(groupId: string, ids: string[]): Promise<ReadonlyMap<string, CachedSummary>> {
    if (ids.length === 0) return NO_SUMMARIES;
    const existing = await this.model
      .find({ _id: { $in: ids }, groupId }, ALL_FIELDS)
      .schemaLevelProjections(false) // the fields are named
      .lean<ReadDocument[]>();
    return new Map(existing.map((document) => [document._id, this.store(document)]));
  }

  private store(document: ReadDocument): CachedSummary {
    const cached = { revision: document.revision, recipe: this.rows.toListed(document) };
    this.cache.set(document._id, cached);
    return cached;
  }
}

const NO_SUMMARIES: ReadonlyMap<string, never> = new Map<string, never>();
