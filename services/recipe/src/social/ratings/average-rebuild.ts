import { InjectModel, ReadModels, type ReadModel } from '@larder/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Model } from 'mongoose';
import { RECIPES, RatingRepository, type RecipeDocument } from '../../recipe-store/index.js';
import { averageOf } from './average-of.js';

/** Recipes that are read together, by id. */
const BATCH_SIZE = 500;
type StoredAverage = Pick<RecipeDocument, '_id' | 'groupId' | 'rating'>;

/** Compares the stored average of each recipe of the site with its ratings, and corrects it. */
@Injectable()
export class AverageRebuild implements ReadModel, OnModuleInit {
  readonly name = 'rating averages';

  constructor(
    private readonly models: ReadModels,
    private readonly ratings: RatingRepository,
    @InjectModel(RECIPES) private readonly recipes: Model<RecipeDocument>,
  ) {}

  onModuleInit(): void {
    this.models.add(this);
  }

  async rebuild(): Promise<number> {
    let [records, last] = [0, ''];
    for (;;) {
      const batch = await this.batchAfter(last);
      await this.correct(batch);
      records += batch.length;
      last = batch.at(-1)?._id ?? last;
      if (batch.length < BATCH_SIZE) return records;
    }
  }

  /** Tombstones and recipes in the trash have no group. */
  private batchAfter(last: string): Promise<StoredAverage[]> {
    return this.recipes
      .find({ _id: { $gt: last }, groupId: { $exists: true } }, { groupId: 1, rating: 1 })
      .sort({ _id: 1 })
      .limit(BATCH_SIZE)
      .lean<StoredAverage[]>()
      .exec();
  }

  /** An average that changes concurrently is kept: its own refresh reads all ratings, too. */
  private async correct(batch: StoredAverage[]): Promise<void> {
    const stars = await this.ratings.findStarsOfRecipes(batch);
    const writes = batch.flatMap(({ _id, groupId, rating }) => {
      const average = averageOf(stars.get(_id) ?? []);
      if (average === (rating ?? null)) return [];
      return [{ updateOne: { filter: { _id, groupId, rating }, update: { $set: { rating: average } } } }];
    });
    if (writes.length > 0) await this.recipes.bulkWrite(writes, { timestamps: false, ordered: false });
  }
}
