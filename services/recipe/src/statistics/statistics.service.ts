import type { Actor, CountHouseholdRecipes, OrganizerKind, ReplyOf } from '@larder/contracts';
import { InjectModel } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { RECIPES, type RecipeDocument } from '../recipe-store/index.js';
import { ORGANIZERS, type OrganizerDocument } from '../catalogue/index.js';

/** Figures of a household. */
@Injectable()
export class StatisticsService {
  constructor(
    @InjectModel(RECIPES) private readonly recipes: Model<RecipeDocument>,
    @InjectModel(ORGANIZERS) private readonly organizers: Model<OrganizerDocument>,
  ) {}

  async ofHousehold({ groupId, householdId }: Actor): Promise<ReplyOf<typeof CountHouseholdRecipes>> {
    const organizers = (kind: OrganizerKind) => this.organizers.countDocuments({ groupId, kind });
    const [totalRecipes, totalCategories, totalTags, totalTools] = await Promise.all([
      this.recipes.countDocuments({ groupId, householdId }),
      organizers('categories'),
      organizers('tags'),
      organizers('tools'),
    ]);
    return { totalRecipes, totalCategories, totalTags, totalTools };
  }
}
