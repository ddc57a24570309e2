import { UnitDeleted, type Actor, type Unit, type UnitDraft } from '@larder/contracts';
import { announce, type OutboxEntry } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { RecipeIngredients } from '../../recipe-store/index.js';
import { CatalogueChanges } from '../catalogue-changes.js';
import { CatalogueService } from '../catalogue.service.js';
import { catalogueNaming } from '../names/naming.js';
import { toUnit } from './unit.mapper.js';
import { UnitRepository } from './unit.repository.js';
import type { UnitDocument } from './unit.schema.js';

/** The units of a group: all members may read and change them. */
@Injectable()
export class UnitService extends CatalogueService<UnitDocument, UnitDraft, Unit> {
  protected readonly field = 'unitId';

  constructor(units: UnitRepository, recipes: RecipeIngredients, changes: CatalogueChanges) {
    super(units, recipes, changes);
  }

  protected toShapes(documents: UnitDocument[]): Promise<Unit[]> {
    return Promise.resolve(documents.map(toUnit));
  }

  protected toFields(draft: UnitDraft): Partial<UnitDocument> {
    const { name, pluralName, aliases, description, fraction, abbreviation, pluralAbbreviation, useAbbreviation } =
      draft;
    const naming = catalogueNaming({ name, pluralName, aliases, abbreviations: [abbreviation, pluralAbbreviation] });
    return { ...naming, description, fraction, abbreviation, pluralAbbreviation, useAbbreviation };
  }

  protected toDraft(unit: Unit): UnitDraft {
    const { name, pluralName, description, extras, onHand, aliases } = unit;
    const { fraction, abbreviation, pluralAbbreviation, useAbbreviation } = unit;
    const words = { name, pluralName, description, aliases, abbreviation, pluralAbbreviation };
    return { ...words, extras, onHand, fraction, useAbbreviation };
  }

  protected toUpdate(draft: UnitDraft): Record<string, object> {
    return { $set: this.toFields(draft) };
  }

  protected fieldsOfName(name: string): Partial<UnitDocument> {
    const plain = { description: '', fraction: true, abbreviation: '', pluralAbbreviation: '', useAbbreviation: false };
    return { ...catalogueNaming({ name, aliases: [] }), ...plain };
  }

  protected deletedEvent(actor: Actor, unitId: string, name: string): OutboxEntry {
    return announce(UnitDeleted, { unitId, name }, { actor });
  }
}
