import type { Actor, RecipeQuery } from '@larder/contracts';
import { InjectModel } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { Lists } from '../lists/lists.js';
import type { Listing, OpenedList } from '../lists/pages.js';
import { SearchedLists } from '../search/searched-lists.js';
import { SUMMARY_FIELDS, type SummaryDocument } from './recipe.mapper.js';
import type { RecipeDocument } from './recipe.schema.js';

/** The lists of a group's recipes. */
@Injectable()
export class RecipeListRepository {
  constructor(
    @InjectModel('recipes') private readonly model: Model<RecipeDocument>,
    private readonly lists: Lists,
    private readonly searched: SearchedLists,
  ) {}

  /** Searches and random orders come from the index in memory, everything else from the database. */
  async list(
    actor: Actor,
    conditions: Record<string, unknown>,
    query: RecipeQuery,
  ): Promise<OpenedList<SummaryDocument>> {
    const listing: Listing<SummaryDocument> = {
      resource: 'recipes',
      // A summary is what the projection leaves of the document.
      model: this.model as unknown as Model<SummaryDocument>,
      filter: { groupId: actor.groupId, ...conditions },
      query,
      projection: SUMMARY_FIELDS,
    };
    return (await this.searched.open(actor, listing)) ?? this.lists.open(actor, listing);
  }
}
