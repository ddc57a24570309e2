import {
  GroupCounter,
  InjectModel,
  Repairs,
  type GroupCounts,
  type Repair,
  type RepairOptions,
} from '@larder/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Model } from 'mongoose';
import { RECIPES, type RecipeDocument } from '../../recipe-store/index.js';
import { sortText } from '../../records/index.js';

type RecipeName = Pick<RecipeDocument, '_id' | 'groupId' | 'name'>;
const INCOMPLETE = { groupId: { $exists: true }, nameSort: { $in: [null, ''] } };

/** Fills missing sort keys of recipes. A name without letters has an empty one. */
@Injectable()
export class SortKeyRepair implements Repair, OnModuleInit {
  readonly name = 'sort keys of recipes';

  constructor(
    private readonly repairs: Repairs,
    @InjectModel(RECIPES) private readonly recipes: Model<RecipeDocument>,
  ) {}

  onModuleInit(): void {
    this.repairs.add(this);
  }

  async run({ dryRun }: RepairOptions): Promise<GroupCounts> {
    const counter = new GroupCounter();
    for (const { _id, groupId, name } of await this.recipes
      .find(INCOMPLETE, { groupId: 1, name: 1 })
      .lean<RecipeName[]>()) {
      const nameSort = sortText(name);
      if (nameSort === '') continue;
      const change = { $set: { nameSort }, $inc: { revision: 1 } };
      if (!dryRun) await this.recipes.updateOne({ _id, groupId, name }, change, { timestamps: false });
      counter.add(groupId, 1);
    }
    return counter.counts;
  }
}
