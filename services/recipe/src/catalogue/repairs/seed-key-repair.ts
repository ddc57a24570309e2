import { FALLBACK_LOCALE, readSeeds } from '@larder/locales';
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
import { FoodRepository } from '../foods/food.repository.js';
import { FOODS } from '../catalogue.schema.js';
import type { FoodDocument } from '../foods/food.schema.js';
import { catalogueNaming } from '../names/naming.js';
import { nameOfSeedKey, SEED_KEY, SEED_KEY_MARKER } from './seed-key-names.js';

type NamedFood = Pick<FoodDocument, '_id' | 'name' | 'pluralName' | 'aliases' | 'revision'> & { groupId: string };
const FIELDS = { groupId: 1, name: 1, pluralName: 1, aliases: 1, revision: 1 } as const;

/** Sets the English names of foods with translation keys as names, which an earlier version of Mealie created. */
@Injectable()
export class SeedKeyRepair implements Repair, OnModuleInit {
  readonly name = 'foods named by keys';

  constructor(
    private readonly repairs: Repairs,
    private readonly foods: FoodRepository,
    @InjectModel(FOODS) private readonly model: Model<FoodDocument>,
  ) {}

  onModuleInit(): void {
    this.repairs.add(this);
  }

  async run({ dryRun }: RepairOptions): Promise<GroupCounts> {
    const counter = new GroupCounter();
    const groupIds = await this.model.distinct('groupId', { name: SEED_KEY_MARKER });
    if (groupIds.length === 0) return counter.counts;
    const { foods: defaults } = await readSeeds(FALLBACK_LOCALE);
    const keyed = await this.model.find({ groupId: { $in: groupIds }, name: SEED_KEY }, FIELDS).lean<NamedFood[]>();
    for (const food of keyed) {
      const name = nameOfSeedKey(food.name, defaults);
      if (name !== food.name && (dryRun || (await this.rename(food, name)))) counter.add(food.groupId, 1);
    }
    return counter.counts;
  }

  /** False when the group has a food of that name already, or the food was changed concurrently. */
  private async rename(food: NamedFood, name: string): Promise<boolean> {
    const $set = catalogueNaming({ ...food, name });
    try {
      return (await this.foods.update(food, food._id, { $set }, food.revision)) !== null;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}
