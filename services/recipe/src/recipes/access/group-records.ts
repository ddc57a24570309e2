import { InjectModel } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { UNITS, ORGANIZERS, LABELS, FOODS } from '../../catalogue/index.js';
import { RecipeRepository, TrashRepository } from '../../recipe-store/index.js';

interface GroupRecord {
  groupId?: string;
  retiredFrom?: string;
}

/** Deletes the recipes of a group and its organizers, foods, units and labels. */
@Injectable()
export class GroupRecords {
  constructor(
    private readonly recipes: RecipeRepository,
    private readonly trash: TrashRepository,
    @InjectModel(ORGANIZERS) private readonly organizers: Model<GroupRecord>,
    @InjectModel(FOODS) private readonly foods: Model<GroupRecord>,
    @InjectModel(UNITS) private readonly units: Model<GroupRecord>,
    @InjectModel(LABELS) private readonly labels: Model<GroupRecord>,
  ) {}

  /**
   * Publishes a deletion event for each recipe, so that files and records in other services are deleted too.
   * Idempotent.
   */
  async deleteAll(groupId: string): Promise<void> {
    while (await this.recipes.deleteBatch(groupId));
    while (await this.trash.purgeBatch({ groupId }));
    const others = [this.organizers, this.foods, this.units, this.labels];
    await Promise.all(others.map((model) => model.deleteMany({ groupId })));
    await Promise.all([this.foods, this.units].map((model) => model.deleteMany({ retiredFrom: groupId })));
  }
}
