import type { Actor } from '@larder/contracts';
import { InjectModel } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { SUMMARY_FIELDS, type SummaryDocument } from './recipe.mapper.js';
import type { RecipeDocument } from './recipe.schema.js';

/** What tells whether a recipe is still as it was read; the average of its stars changes without a new revision. */
export const STAMP_FIELDS = { revision: 1, rating: 1 } as const;
export type RecipeStamp = Pick<RecipeDocument, '_id' | keyof typeof STAMP_FIELDS>;

type Remembered = SummaryDocument & Pick<RecipeDocument, 'revision'>;

/** About ten megabytes of recipes. */
const MOST = 5_000;

/**
 * Remembers what lists show of recipes. The database says on each request which recipes there are and at what revision;
 * only those that changed are read in full. So nothing shown is old, whoever wrote it.
 */
@Injectable()
export class SummaryMemory {
  private readonly known = new Map<string, Remembered>();

  constructor(@InjectModel('recipes') private readonly model: Model<RecipeDocument>) {}

  /** The recipes with these stamps, in their order: the same objects as long as nothing changes. What is gone is left out. */
  async of({ groupId }: Pick<Actor, 'groupId'>, stamps: RecipeStamp[]): Promise<SummaryDocument[]> {
    const found = new Map(stamps.flatMap((stamp) => this.recall(stamp)));
    const missing = stamps.filter(({ _id }) => !found.has(_id)).map(({ _id }) => _id);
    for (const document of await this.read(groupId, missing)) found.set(document._id, this.remember(document));
    return stamps.flatMap(({ _id, rating }) => {
      const summary = found.get(_id);
      if (!summary) return [];
      return summary.rating === rating ? summary : this.remember({ ...summary, rating });
    });
  }

  private recall({ _id, revision }: RecipeStamp): [string, Remembered][] {
    const summary = this.known.get(_id);
    return summary?.revision === revision ? [[_id, this.remember(summary)]] : [];
  }

  private async read(groupId: string, ids: string[]): Promise<Remembered[]> {
    if (ids.length === 0) return [];
    return this.model.find({ _id: { $in: ids }, groupId }, { ...SUMMARY_FIELDS, revision: 1 }).lean<Remembered[]>();
  }

  /** What was wanted last stays longest: a Map remembers the order of insertion. */
  private remember(summary: Remembered): Remembered {
    this.known.delete(summary._id);
    const [oldest] = this.known.size >= MOST ? this.known.keys() : [];
    if (oldest) this.known.delete(oldest);
    this.known.set(summary._id, summary);
    return summary;
  }
}
