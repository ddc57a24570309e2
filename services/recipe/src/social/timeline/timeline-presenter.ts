import type { GroupScope, TimelineEvent } from '@larder/contracts';
import { Injectable } from '@nestjs/common';
import { RecipeRepository } from '../../recipe-store/index.js';
import { toTimelineEvent } from './timeline.mapper.js';
import type { TimelineDocument } from './timeline.schema.js';

/** Converts events to responses, with the households of their recipes, for many events at once. */
@Injectable()
export class TimelinePresenter {
  constructor(private readonly recipes: RecipeRepository) {}

  /** Events whose recipe was just deleted are left out. */
  async toTimelineEvents(actor: GroupScope, documents: TimelineDocument[]): Promise<TimelineEvent[]> {
    if (documents.length === 0) return [];
    const recipes = await this.recipes.findNamed(actor, [...new Set(documents.map(({ recipeId }) => recipeId))]);
    const byId = new Map(recipes.map((recipe) => [recipe._id, recipe]));
    return documents.flatMap((each) => {
      const recipe = byId.get(each.recipeId);
      return recipe ? [toTimelineEvent(each, recipe.householdId)] : [];
    });
  }
}
