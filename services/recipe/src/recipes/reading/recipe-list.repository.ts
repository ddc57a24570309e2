import type { Actor, RecipeQuery } from '@larder/contracts';
import { InjectModel, type OpenedPage } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { RECIPES, type RecipeDocument } from '../../recipe-store/index.js';
import { RecipeIndexes, SearchedLists } from '../../discovery/index.js';
import { type Listing, Lists } from '../../pagination/index.js';
import { SummaryCache, type StampedRecipe } from './summary-cache.js';
import type { ListedRecipe } from './summary-rows.js';

/** The lists of a group's recipes. */
@Injectable()
export class RecipeListRepository {
  constructor(
    @InjectModel(RECIPES) private readonly model: Model<RecipeDocument>,
    private readonly lists: Lists,
    private readonly searched: SearchedLists,
    private readonly indexes: RecipeIndexes,
    private readonly cache: SummaryCache,
  ) {}

  /** Searches and random orders come from the index in memory, everything else from the database. */
  async list(actor: Actor, conditions: Record<string, unknown>, query: RecipeQuery): Promise<OpenedPage<ListedRecipe>> {
    const listing: Listing<StampedRecipe> = {
      resource: 'recipes',
      // The projection reduces documents.
      model: this.model as unknown as Model<StampedRecipe>,
      filter: { groupId: actor.groupId, ...conditions },
      query,
      projection: this.cache.fields,
      stampOf: ({ _id, revision, rating }) => ({ _id, revision, rating }),
    };
    const { head, batches } = (await this.searched.open(actor, listing)) ?? (await this.lists.open(actor, listing));
    this.indexes.prepare(actor.groupId, head.total); // a client that lists many recipes is likely to search
    return { head, batches: this.summaries(actor, batches) };
  }

  private async *summaries(actor: Actor, batches: AsyncIterable<StampedRecipe[]>): AsyncGenerator<ListedRecipe[]> {
    for await (const recipes of batches) yield await this.cache.read(actor, recipes);
  }
}
