import type { Actor } from '@larder/contracts';
import { InjectModel, Outbox } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { CatalogueRepository } from '../catalogue/catalogue.repository.js';
import type { SortAttributes } from '../lists/sort-attribute.js';
import type { FoodDocument } from './food.schema.js';

@Injectable()
export class FoodRepository extends CatalogueRepository<FoodDocument> {
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

  constructor(@InjectModel('foods') model: Model<FoodDocument>, outbox: Outbox) {
    super(model, outbox);
  }

  /** What foods may be ordered by (contract 04, section 4). */
  protected attributes({ householdId }: Actor): SortAttributes {
    return {
      id: { path: '_id' },
      name: { path: 'nameSort', indexed: true },
      pluralName: { path: 'pluralName', nullable: true },
      description: { path: 'description' },
      onHand: { path: 'householdsOnHand', toValue: (households) => (households as string[]).includes(householdId) },
      groupId: { path: 'groupId' },
      createdAt: { path: 'createdAt', indexed: true },
      updatedAt: { path: 'updatedAt' },
    };
  }
}
