import { inBatches, InjectModel } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { RECIPES, type RecipeDocument } from '../../recipe-store/index.js';
import { SEARCHED_FIELDS, type SearchedRecipe } from './searched-recipe.js';

/** Batch size; small enough not to delay requests. */
const BATCH_SIZE = 250;

/** Reads recipes for the search index. */
@Injectable()
export class SearchedRecipesRepository {
  constructor(@InjectModel(RECIPES) private readonly model: Model<RecipeDocument>) {}

  /** Streams all recipes of a group, in batches. */
  streamAll(groupId: string): AsyncGenerator<SearchedRecipe[]> {
    const options = { projection: SEARCHED_FIELDS, batchSize: BATCH_SIZE };
    // The native collection: no conversion is needed.
    return inBatches(this.model.collection.find<SearchedRecipe>({ groupId }, options), BATCH_SIZE);
  }

  /** The number of recipes of the group. */
  count(groupId: string): Promise<number> {
    return this.model.collection.countDocuments({ groupId });
  }

  /** Those of the ids that are recipes of the group. */
  findByIds(groupId: string, ids: string[]): Promise<SearchedRecipe[]> {
    const filter = { groupId, _id: { $in: ids } } as object;
    return this.model.collection.find<SearchedRecipe>(filter, { projection: SEARCHED_FIELDS }).toArray();
  }
}
