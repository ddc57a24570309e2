import { MAX_SELECTED, SelectFromCatalogue, SelectRecipes, type Actor, type CatalogueKind } from '@larder/contracts';
import { Directory, InjectModel, RelatedRecords, ServiceClient, type RelatedSelection } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { SHOPPING_LISTS, type ShoppingListDocument } from './shopping-list.schema.js';

type Resource = CatalogueKind | 'recipes';

/** Where lists contain the ids of the records. */
const ID_FIELDS: Readonly<Record<Resource, readonly string[]>> = {
  foods: ['items.foodId'],
  units: ['items.unitId'],
  labels: ['items.labelId'],
  recipes: ['recipeReferences.recipeId', 'items.recipeReferences.recipeId'],
};

/**
 * The users, households, groups, foods, units, labels and recipes that lists and items are filtered and ordered by.
 * Conditions on the last four are resolved by the service that stores them.
 */
@Injectable()
export class ListRelations extends RelatedRecords {
  constructor(
    @InjectModel(SHOPPING_LISTS) private readonly lists: Model<ShoppingListDocument>,
    private readonly services: ServiceClient,
    directory: Directory,
  ) {
    super(directory);
  }

  /** Records that lists of the household refer to. */
  protected async select(actor: Actor, resource: string, selection: RelatedSelection) {
    const kind = resource as Resource;
    const ids = await this.referredIds(actor, kind);
    if (ids.length === 0) return [];
    const service = this.services.as(actor);
    if (kind === 'recipes') return service.request(SelectRecipes, { ids, ...selection });
    return service.request(SelectFromCatalogue, { kind, ids, ...selection });
  }

  private async referredIds({ householdId }: Actor, kind: Resource): Promise<string[]> {
    const idLists = await Promise.all(ID_FIELDS[kind].map((field) => this.lists.distinct(field, { householdId })));
    const ids = new Set((idLists.flat() as (string | null)[]).filter((id) => id !== null));
    return [...ids].slice(0, MAX_SELECTED);
  }
}
