import type { Actor, RecipeQuery } from '@larder/contracts';
import { InjectModel } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { openList, type OpenedList } from '../lists/open-list.js';
import { RECIPE_ATTRIBUTES } from './recipe-attributes.js';
import { SUMMARY_FIELDS, type SummaryDocument } from './recipe.mapper.js';
import type { RecipeDocument } from './recipe.schema.js';

/** The lists of a group's recipes. */
@Injectable()
export class RecipeListRepository {
  constructor(@InjectModel('recipes') private readonly model: Model<RecipeDocument>) {}

  list(
    { groupId }: Pick<Actor, 'groupId'>,
    conditions: Record<string, unknown>,
    query: RecipeQuery,
  ): Promise<OpenedList<SummaryDocument>> {
    return openList<SummaryDocument>({
      // A summary is what the projection leaves of the document.
      model: this.model as unknown as Model<SummaryDocument>,
      filter: { groupId, ...conditions },
      query,
      attributes: RECIPE_ATTRIBUTES,
      projection: SUMMARY_FIELDS,
    });
  }
}
