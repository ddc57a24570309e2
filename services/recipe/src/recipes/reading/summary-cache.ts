import type { GroupScope } from '@larder/contracts';
import { InjectModel } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import type { RecordStamp } from '../../pagination/index.js';
import { RECIPES, SUMMARY_FIELDS, type RecipeDocument, type SummaryDocument } from '../../recipe-store/index.js';
import { RowCache, type CachedRow } from './row-cache.js';
import { ListedRecipe, SummaryRows } from './summary-rows.js';

/** The fields that show whether a cached recipe is current; the average rating changes without a new revision. */
const STAMP_FIELDS = { revision: 1, rating: 1 } as const;
const ALL_FIELDS = { ...SUMMARY_FIELDS, ...STAMP_FIELDS } as const;

type ReadDocument = SummaryDocument & RecordStamp;
/** A recipe that a list has read, in full or only its stamp. */
export type StampedRecipe = RecordStamp | ReadDocument;

/** Maximum size of all summaries: about a hundred thousand. */
const MAX_BYTES = 48 * 1024 * 1024;
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
  private readonly cache = new RowCache(MAX_BYTES);
  /** The recent share of recipes that were not cached. */
  private missingShare = 1;

  constructor(@InjectModel(RECIPES) private readonly model: Model<RecipeDocument>) {}

  /** The fields that a list should read: those of the whole summary while most recipes are not cached. */
  get fields(): Record<string, 1> {
    return this.missingShare > MAX_MISSING ? ALL_FIELDS : STAMP_FIELDS;
  }

  /** These recipes, in their order. Deleted ones are left out. */
  async read({ groupId }: GroupScope, recipes: StampedRecipe[]): Promise<ListedRecipe[]> {
    const cached = recipes.map(({ _id, revision }) => this.cache.find(_id, revision));
    this.countMissing(cached);
    const missing = recipes.filter((recipe, index) => !cached[index] && !isRead(recipe)).map(({ _id }) => _id);
    const loaded = await this.load(groupId, missing);
    return recipes.flatMap((recipe, index) => {
      const row = cached[index];
      if (row) return this.toListed(recipe, row);
      const document = isRead(recipe) ? recipe : loaded.get(recipe._id);
      return document ? this.store(document, recipe.rating) : [];
    });
  }

  private countMissing(cached: (CachedRow | null)[]): void {
    if (cached.length === 0) return;
    const share = cached.filter((each) => each === null).length / cached.length;
    this.missingShare += (share - this.missingShare) * WEIGHT;
  }

  private async load(groupId: string, ids: string[]): Promise<ReadonlyMap<string, ReadDocument>> {
    if (ids.length === 0) return NO_DOCUMENTS;
    const existing = await this.model
      .find({ _id: { $in: ids }, groupId }, ALL_FIELDS)
      .schemaLevelProjections(false) // the fields are named
      .lean<ReadDocument[]>();
    return new Map(existing.map((document) => [document._id, document]));
  }

  private toListed({ _id, revision, rating }: RecordStamp, row: CachedRow): ListedRecipe {
    return new ListedRecipe({ _id, revision, rating }, () => ({ _id, rating, ...this.rows.parse(row.text) }));
  }

  /** With the rating of the list, like the cached ones. */
  private store(document: ReadDocument, rating: number | null): ListedRecipe {
    const { _id, revision } = document;
    this.cache.add(_id, revision, this.rows.format(document));
    return new ListedRecipe({ _id, revision, rating }, () => ({ ...document, rating }));
  }
}

function isRead(recipe: StampedRecipe): recipe is ReadDocument {
  return 'userId' in recipe;
}

const NO_DOCUMENTS: ReadonlyMap<string, never> = new Map<string, never>();
