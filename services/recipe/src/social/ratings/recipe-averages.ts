import type { GroupScope } from '@larder/contracts';
import { InjectModel, optimisticUpdate } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { RECIPES, RatingRepository, type RecipeDocument } from '../../recipe-store/index.js';
import { averageOf } from './average-of.js';

/** The average that is stored in a recipe: always computed from all ratings, not incrementally. */
@Injectable()
export class RecipeAverages {
  constructor(
    private readonly ratings: RatingRepository,
    @InjectModel(RECIPES) private readonly recipes: Model<RecipeDocument>,
  ) {}

  /** Safe for concurrent calls: each call reads the ratings again after it has stored the average. */
  async refresh(group: GroupScope, recipeId: string): Promise<void> {
    let average = await this.averageOf(group, recipeId);
    await optimisticUpdate(async () => {
      if (!(await this.store(group, recipeId, average))) {
        await this.ratings.deleteOfRecipe(recipeId);
        return true;
      }
      const stored = average;
      average = await this.averageOf(group, recipeId);
      return average === stored || null;
    });
  }

  private async averageOf(group: GroupScope, recipeId: string): Promise<number | null> {
    return averageOf(await this.ratings.findStars(group, recipeId));
  }

  /** False when the recipe does not exist any more. Not an edit by a user, so `updatedAt` and revision are kept. */
  private async store({ groupId }: GroupScope, recipeId: string, rating: number | null): Promise<boolean> {
    const done = await this.recipes.updateOne({ _id: recipeId, groupId }, { $set: { rating } }, { timestamps: false });
    return done.matchedCount > 0;
  }
}
