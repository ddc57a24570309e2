import { InjectModel } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { RecipeRepository, TrashRepository } from '../../recipe-store/index.js';

interface GroupRecord {
  groupId?: string;
  retiredFrom?: string;
}

/** Everything of a group. */
@Injectable()
export class GroupRecords {
  constructor(
    private readonly recipes: RecipeRepository,
    private readonly trash: TrashRepository,
    @InjectModel('organizers') private readonly organizers: Model<GroupRecord>,
    @InjectModel('foods') private readonly foods: Model<GroupRecord>,
    @InjectModel('units') private readonly units: Model<GroupRecord>,
    @InjectModel('labels') private readonly labels: Model<GroupRecord>,
  ) {}

  /** A deletion event is published for each recipe, so that their files and what others keep of them go, too. May be called again. */
  async removeAll(groupId: string): Promise<void> {
    while (await this.recipes.deleteSome(groupId));
    while (await this.trash.purgeSome({ groupId }));
    const others = [this.organizers, this.foods, this.units, this.labels];
    await Promise.all(others.map((model) => model.deleteMany({ groupId })));
    await Promise.all([this.foods, this.units].map((model) => model.deleteMany({ retiredFrom: groupId })));
  }
}
