import { InjectModel } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import type { RecipeDocument } from '../../recipe-store/index.js';
import { inBatches } from '../../pagination/index.js';
import { SEARCHED_FIELDS, type SearchedRecipe } from './searched-recipe.js';

/** Few enough that reading them delays no request. */
const BATCH = 250;

/** Reads what the search index is made of. */
@Injectable()
export class SearchedRecipesRepository {
  constructor(@InjectModel('recipes') private readonly model: Model<RecipeDocument>) {}

  /** All recipes of a group, some at a time. */
  all(groupId: string): AsyncGenerator<SearchedRecipe[]> {
    const options = { projection: SEARCHED_FIELDS, batchSize: BATCH };
    // Not by way of Mongoose: nothing has to be turned into anything.
    return inBatches(this.model.collection.find<SearchedRecipe>({ groupId }, options), BATCH);
  }

  /** How many recipes the group has. */
  count(groupId: string): Promise<number> {
    return this.model.collection.countDocuments({ groupId });
  }

  /** Those of the ids that are recipes of the group. */
  some(groupId: string, ids: string[]): Promise<SearchedRecipe[]> {
    const filter = { groupId, _id: { $in: ids } } as object;
    return this.model.collection.find<SearchedRecipe>(filter, { projection: SEARCHED_FIELDS }).toArray();
  }
}
