import { InjectModel, Outbox } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { CatalogueRepository } from '../catalogue/catalogue.repository.js';
import { Lists } from '../lists/lists.js';
import type { FoodDocument } from './food.schema.js';

@Injectable()
export class FoodRepository extends CatalogueRepository<FoodDocument> {
  protected readonly resource = 'foods';
  protected readonly shownFields = {
    name: 1,
    pluralName: 1,
    description: 1,
    extras: 1,
    householdsOnHand: 1,
    aliases: 1,
    createdAt: 1,
    updatedAt: 1,
  } as const;

  constructor(@InjectModel('foods') model: Model<FoodDocument>, outbox: Outbox, lists: Lists) {
    super(model, outbox, lists);
  }
}
