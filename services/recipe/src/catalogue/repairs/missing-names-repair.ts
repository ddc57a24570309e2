import {
  GroupCounter,
  type GroupCounts,
  InjectModel,
  isDuplicateKey,
  type Repair,
  type RepairOptions,
  Repairs,
} from '@larder/service-kit';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Model } from 'mongoose';
import { FOODS, UNITS, type CatalogueDocument } from '../catalogue.schema.js';
import type { FoodDocument } from '../foods/food.schema.js';
import { catalogueNaming } from '../names/naming.js';
import type { UnitDocument } from '../units/unit.schema.js';

/** Records without a derived field; null matches absent fields, too. */
const INCOMPLETE = {
  groupId: { $exists: true },
  $or: [{ nameSort: null }, { nameKey: null }, { names: null }, { search: null }],
};

/** Fills missing fields that foods and units are found and sorted by. */
@Injectable()
export class MissingNamesRepair implements Repair, OnModuleInit {
  readonly name = 'search names of foods and units';

  constructor(
    private readonly repairs: Repairs,
    @InjectModel(FOODS) private readonly foods: Model<FoodDocument>,
    @InjectModel(UNITS) private readonly units: Model<UnitDocument>,
  ) {}

  onModuleInit(): void {
    this.repairs.add(this);
  }

  async run(options: RepairOptions): Promise<GroupCounts> {
    const counter = new GroupCounter();
    for (const food of await this.foods.find(INCOMPLETE).lean<FoodDocument[]>())
      await repair(this.foods, food, catalogueNaming(food), { counter, ...options });
    for (const unit of await this.units.find(INCOMPLETE).lean<UnitDocument[]>()) {
      const abbreviations = [unit.abbreviation, unit.pluralAbbreviation];
      await repair(this.units, unit, catalogueNaming({ ...unit, abbreviations }), { counter, ...options });
    }
    return counter.counts;
  }
}

/** Leaves records whose name another one of the group has, and those that were changed concurrently. */
async function repair<Doc extends CatalogueDocument>(
  model: Model<Doc>,
  { _id, groupId, revision }: CatalogueDocument,
  $set: object,
  { counter, dryRun }: RepairOptions & { counter: GroupCounter },
): Promise<void> {
  if (dryRun) return counter.add(groupId ?? null, 1);
  try {
    const update = { $set, $inc: { revision: 1 } };
    const { modifiedCount } = await model.updateOne({ _id, revision }, update, { timestamps: false });
    counter.add(groupId ?? null, modifiedCount);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}
