import type { Actor } from '@larder/contracts';
import { InjectModel } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { type RecipeDocument, SUMMARY_FIELDS, type SummaryDocument } from '../../recipe-store/index.js';
import { LruCache } from '../../records/index.js';
import { listedRecipe, withRating, type ListedRecipe } from './summary-text.js';

/** What shows whether a recipe is still as it was read; the average of its stars changes without a new revision. */
export const STAMP_FIELDS = { revision: 1, rating: 1 } as const;
export type RecipeStamp = Pick<RecipeDocument, '_id' | keyof typeof STAMP_FIELDS>;

type ReadDocument = SummaryDocument & Pick<RecipeDocument, 'revision'>;
interface Remembered {
  revision: number;
  recipe: ListedRecipe;
}

/** About fifty megabytes of recipes. */
const MOST = 25_000;

/**
 * Remembers what lists show of recipes. The database says on each request which recipes there are and at what revision;
 * only those that changed are read in full. So no response is stale, whichever replica wrote it.
 */
@Injectable()
export class SummaryMemory {
  private readonly known = new LruCache<Remembered>(MOST);

  constructor(@InjectModel('recipes') private readonly model: Model<RecipeDocument>) {}

  /** The recipes with these stamps, in their order: the same objects as long as nothing changes. Deleted ones are left out. */
  async of({ groupId }: Pick<Actor, 'groupId'>, stamps: RecipeStamp[]): Promise<ListedRecipe[]> {
    const recalled = stamps.map((stamp) => this.recall(stamp));
    const missing = stamps.filter((_, index) => !recalled[index]).map(({ _id }) => _id);
    const read = await this.read(groupId, missing);
    return stamps.flatMap(({ _id, rating }, index) => {
      const existing = recalled[index] ?? read.get(_id);
      if (!existing) return [];
      if (existing.recipe.rating !== rating) existing.recipe = withRating(existing.recipe, rating);
      return existing.recipe;
    });
  }

  private recall({ _id, revision }: RecipeStamp): Remembered | null {
    const cached = this.known.get(_id);
    return cached?.revision === revision ? cached : null;
  }

  private async read(groupId: string, ids: string[]): Promise<ReadonlyMap<string, Remembered>> {
    if (ids.length === 0) return NOTHING;
    const existing = await this.model
      .find({ _id: { $in: ids }, groupId }, { ...SUMMARY_FIELDS, revision: 1 })
      .schemaLevelProjections(false) // the fields are named
      .lean<ReadDocument[]>();
    return new Map(existing.map((document) => [document._id, this.remember(document)]));
  }

  private remember(document: ReadDocument): Remembered {
    const remembered = { revision: document.revision, recipe: listedRecipe(document) };
    this.known.set(document._id, remembered);
    return remembered;
  }
}

const NOTHING: ReadonlyMap<string, never> = new Map<string, never>();
