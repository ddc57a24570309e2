import { InjectModel, Outbox } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { CatalogueRepository } from '../catalogue/catalogue.repository.js';
import type { SortAttributes } from '../lists/sort-attribute.js';
import type { UnitDocument } from './unit.schema.js';

/** What units may be ordered by (contract 04, section 5). */
const ATTRIBUTES: SortAttributes = {
  id: { path: '_id' },
  name: { path: 'nameSort', indexed: true },
  pluralName: { path: 'pluralName', nullable: true },
  description: { path: 'description' },
  abbreviation: { path: 'abbreviation' },
  pluralAbbreviation: { path: 'pluralAbbreviation', nullable: true },
  useAbbreviation: { path: 'useAbbreviation' },
  fraction: { path: 'fraction' },
  groupId: { path: 'groupId' },
  createdAt: { path: 'createdAt', indexed: true },
  updatedAt: { path: 'updatedAt' },
};

@Injectable()
export class UnitRepository extends CatalogueRepository<UnitDocument> {
  protected readonly shownFields = {
    name: 1,
    pluralName: 1,
    description: 1,
    fraction: 1,
    abbreviation: 1,
    pluralAbbreviation: 1,
    useAbbreviation: 1,
    aliases: 1,
    createdAt: 1,
    updatedAt: 1,
  } as const;

  constructor(@InjectModel('units') model: Model<UnitDocument>, outbox: Outbox) {
    super(model, outbox);
  }

  protected attributes(): SortAttributes {
    return ATTRIBUTES;
  }
}
