import { FoodMerged, type Actor } from '@larder/contracts';
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
import { FOODS } from '../catalogue.schema.js';
import type { FoodDocument } from './food.schema.js';

/** Merges two foods. */
@Injectable()
export class FoodMerger extends CatalogueMerger<FoodDocument> {
  protected readonly field = 'foodId';

  constructor(
    @InjectModel(FOODS) model: Model<FoodDocument>,
    outbox: Outbox,
    recipes: RecipeIngredients,
    cookbooks: CookbookFilterUpdater,
    changes: CatalogueChanges,
  ) {
    super(new CatalogueMergeRepository(model, outbox, changes), recipes, cookbooks);
  }

  /** The target keeps its values and only gets missing ones. */
  protected mergedFields(target: FoodDocument, source: FoodDocument): Partial<FoodDocument> {
    const pluralName = target.pluralName ?? source.pluralName;
    const aliases = absorbedAliases({ ...target, pluralName }, source);
    return {
      ...catalogueNaming({ name: target.name, pluralName, aliases }),
      description: target.description || source.description,
      labelId: target.labelId ?? source.labelId,
      householdsOnHand: [...new Set([...target.householdsOnHand, ...source.householdsOnHand])],
    };
  }

  protected mergedEvent(actor: Actor, merge: Merge & { name: string }): OutboxEntry {
    return announce(FoodMerged, merge, { actor });
  }
}
