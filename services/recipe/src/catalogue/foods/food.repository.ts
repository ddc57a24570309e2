import type { GroupScope } from '@larder/contracts';
import { InjectModel, Outbox } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { Lists } from '../../pagination/index.js';
import { CatalogueChanges } from '../catalogue-changes.js';
import { CATALOGUE_STATE, CatalogueRepository, MAX_RECORDS } from '../catalogue.repository.js';
import type { Candidate } from '../names/match-name.js';
import { FOODS } from '../catalogue.schema.js';
import type { FoodDocument } from './food.schema.js';

/** The fields of a food in responses. */
const FOOD_FIELDS = {
  ...CATALOGUE_STATE,
  name: 1,
  pluralName: 1,
  description: 1,
  extras: 1,
  labelId: 1,
  householdsOnHand: 1,
  aliases: 1,
  createdAt: 1,
  updatedAt: 1,
} as const;

/** Foods of a group with their names. */
export interface NamedFoods {
  /** The oldest first. */
  foods: Candidate[];
  /** False when the group has more. */
  isComplete: boolean;
}

/** Every query on foods. */
@Injectable()
export class FoodRepository extends CatalogueRepository<FoodDocument> {
  protected readonly resource = 'foods';
  protected readonly projection = FOOD_FIELDS;

  constructor(@InjectModel(FOODS) model: Model<FoodDocument>, outbox: Outbox, lists: Lists, changes: CatalogueChanges) {
    super(model, outbox, lists, changes);
  }

  /** The foods of the group with their names, up to a limit. */
  async findAllNames({ groupId }: GroupScope): Promise<NamedFoods> {
    const foods = await this.model
      .find({ groupId }, { name: 1, names: 1 })
      .sort({ createdAt: 1, _id: 1 })
      .limit(MAX_RECORDS)
      .lean<Candidate[]>();
    return { foods, isComplete: foods.length < MAX_RECORDS };
  }

  /** Sets or removes the label of foods. */
  async setLabel({ groupId }: GroupScope, ids: string[], labelId: string | null): Promise<void> {
    const change = { $set: { labelId }, $inc: { revision: 1 } };
    await this.model.updateMany({ _id: { $in: ids }, groupId }, change);
    this.changes.broadcastChange({ groupId });
  }
}
