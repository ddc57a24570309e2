import { InjectModel, Outbox } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { Lists } from '../../pagination/index.js';
import { CatalogueChanges } from '../catalogue-changes.js';
import { CATALOGUE_STATE, CatalogueRepository } from '../catalogue.repository.js';
import { UNITS } from '../catalogue.schema.js';
import type { UnitDocument } from './unit.schema.js';

/** The fields of a unit in responses. */
const UNIT_FIELDS = {
  ...CATALOGUE_STATE,
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

/** Every query on units. */
@Injectable()
export class UnitRepository extends CatalogueRepository<UnitDocument> {
  protected readonly resource = 'units';
  protected readonly projection = UNIT_FIELDS;

  constructor(@InjectModel(UNITS) model: Model<UnitDocument>, outbox: Outbox, lists: Lists, changes: CatalogueChanges) {
    super(model, outbox, lists, changes);
  }
}
