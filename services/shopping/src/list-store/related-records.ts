import { MAX_SELECTED, SelectFromCatalogue, SelectRecipes, type Actor, type CatalogueKind } from '@larder/contracts';
import { textOfFilter, type RelatedLocation, type RelationQuery } from '@larder/query-filter';
import {
  Directory,
  directoryIds,
  directoryValues,
  InjectModel,
  ServiceClient,
  type ValuesOf,
} from '@larder/service-kit';
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
export class RelatedRecords {
  constructor(
    @InjectModel(SHOPPING_LISTS) private readonly lists: Model<ShoppingListDocument>,
    private readonly services: ServiceClient,
    private readonly directory: Directory,
  ) {}

  /** The ids of the related records that match. */
  async ids(actor: Actor, relation: RelationQuery): Promise<string[]> {
    const ofDirectory = await directoryIds(this.directory, actor.groupId, relation);
    if (ofDirectory) return ofDirectory;
    const selection = { queryFilter: textOfFilter(relation.filter), orderBy: null };
    return (await this.select(actor, relation.resource as Resource, selection)).map(({ id }) => id);
  }

  /** Reads the sort values of related records, for an order that the database does not support. */
  valuesFor(actor: Actor): ValuesOf {
    return async (location: RelatedLocation) => {
      const ofDirectory = await directoryValues(this.directory, actor.groupId, location);
      if (ofDirectory) return ofDirectory;
      const selection = { queryFilter: '', orderBy: location.attribute.path };
      const selected = await this.select(actor, location.resource as Resource, selection);
      return new Map(selected.map(({ id, value }) => [id, value]));
    };
  }

  /** Selects among the records that lists of the household refer to. */
  private async select(actor: Actor, kind: Resource, selection: { queryFilter: string; orderBy: string | null }) {
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
