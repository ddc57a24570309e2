import type { Actor } from '@larder/contracts';
import { InjectModel } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { RatingRepository, type RecipeDocument } from '../../recipe-store/index.js';
import { optimisticUpdate } from '../../records/index.js';
import { averageOf } from './average-of.js';
type Group = Pick<Actor, 'groupId'>;

/** The average that stands in a recipe: always worked out from all ratings, never added to. */
@Injectable()
export class RecipeAverages {
  constructor(
    private readonly ratings: RatingRepository,
    @InjectModel('recipes') private readonly recipes: Model<RecipeDocument>,
  ) {}

  /** May be called at any time, by several at once: the last one to store reads again afterwards. */
  async refresh(group: Group, recipeId: string): Promise<void> {
    let average = await this.averageOf(group, recipeId);
    await optimisticUpdate(async () => {
      if (!(await this.store(group, recipeId, average))) {
        await this.ratings.removeOfRecipe(recipeId);
        return true;
      }
      const stored = average;
      average = await this.averageOf(group, recipeId);
      return average === stored || null;
    });
  }

  private async averageOf(group: Group, recipeId: string): Promise<number | null> {
    return averageOf(await this.ratings.starsOf(group, recipeId));
  }

  /** False when there is no such recipe any more. This is no edit of it by a user, so `updatedAt` and revision stay. */
  private async store({ groupId }: Group, recipeId: string, rating: number | null): Promise<boolean> {
    const done = await this.recipes.updateOne({ _id: recipeId, groupId }, { $set: { rating } }, { timestamps: false });
    return done.matchedCount > 0;
  }
}
