import { UnitMerged, type Actor } from '@larder/contracts';
import { announce, InjectModel, Outbox, type OutboxEntry } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { RecipeIngredients } from '../../recipe-store/index.js';
import { CookbookFilterUpdater } from '../../discovery/index.js';
import { absorbedAliases } from '../merging/absorbed-aliases.js';
import { CatalogueChanges } from '../catalogue-changes.js';
import { CatalogueMergeRepository, type Merge } from '../merging/catalogue-merge.repository.js';
import { CatalogueMerger } from '../merging/catalogue-merger.js';
import { catalogueNaming } from '../names/naming.js';
import { UNITS } from '../catalogue.schema.js';
import type { UnitDocument } from './unit.schema.js';

/** Merges two units. */
@Injectable()
export class UnitMerger extends CatalogueMerger<UnitDocument> {
  protected readonly field = 'unitId';

  constructor(
    @InjectModel(UNITS) model: Model<UnitDocument>,
    outbox: Outbox,
    recipes: RecipeIngredients,
    cookbooks: CookbookFilterUpdater,
    changes: CatalogueChanges,
  ) {
    super(new CatalogueMergeRepository(model, outbox, changes), recipes, cookbooks);
  }

  /** The target keeps its own short forms; those of the source become aliases. */
  protected mergedFields(target: UnitDocument, source: UnitDocument): Partial<UnitDocument> {
    const abbreviations = shortFormsOf(target);
    const names = { name: target.name, pluralName: target.pluralName ?? source.pluralName, abbreviations };
    const aliases = absorbedAliases(
      { ...names, aliases: target.aliases },
      { ...source, abbreviations: shortFormsOf(source) },
    );
    return { ...catalogueNaming({ ...names, aliases }), description: target.description || source.description };
  }

  protected mergedEvent(actor: Actor, merge: Merge & { name: string }): OutboxEntry {
    return announce(UnitMerged, merge, { actor });
  }
}

function shortFormsOf({ abbreviation, pluralAbbreviation }: UnitDocument): (string | null)[] {
  return [abbreviation, pluralAbbreviation];
}
