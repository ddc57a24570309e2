import {
  CATALOGUE_ATTRIBUTES,
  MAX_SELECTED,
  SelectFromCatalogue,
  ShoppingErrors,
  type Actor,
  type CatalogueKind,
  type PageQuery,
} from '@larder/contracts';
import { textOfFilter, type MongoFilter, type Order, type RelationQuery } from '@larder/query-filter';
import {
  Directory,
  DIRECTORY_ATTRIBUTES,
  directoryIds,
  directoryValues,
  InjectModel,
  relatedPageSelection,
  ServiceClient,
  type Selectable,
  type ValuesOf,
} from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import {
  EXTRA_ATTRIBUTES,
  LIST_ATTRIBUTES,
  SHOPPING_LISTS,
  type ShoppingListDocument,
} from '../../list-store/index.js';

/** The field of a listed item that contains its list. */
export const LIST_FIELD = 'list';

/** The fields that items may be filtered and ordered by. */
const SELECTABLE: Selectable = {
  schema: {
    ...CATALOGUE_ATTRIBUTES,
    ...DIRECTORY_ATTRIBUTES,
    items: {
      id: { type: 'uuid', field: 'id' },
      shoppingListId: 'uuid',
      checked: 'boolean',
      position: 'number',
      quantity: 'number',
      note: 'text',
      isFood: 'boolean',
      foodId: 'uuid',
      unitId: 'uuid',
      labelId: 'uuid',
      groupId: { type: 'uuid', field: `${LIST_FIELD}.groupId` },
      householdId: { type: 'uuid', field: `${LIST_FIELD}.householdId` },
      createdAt: 'datetime',
      updatedAt: 'datetime',
      food: { resource: 'foods', link: { field: 'foodId' } },
      unit: { resource: 'units', link: { field: 'unitId' } },
      label: { resource: 'labels', link: { field: 'labelId' } },
      shoppingList: { field: LIST_FIELD, attributes: LIST_ATTRIBUTES },
      recipeReferences: {
        many: true,
        attributes: { recipeId: 'uuid', recipeQuantity: 'number', recipeScale: 'number', recipeNote: 'text' },
      },
      ...EXTRA_ATTRIBUTES,
    },
  },
  resource: 'items',
  invalid: ShoppingErrors.invalidFilter,
};
const LINKS: Readonly<Record<CatalogueKind, string>> = { foods: 'foodId', units: 'unitId', labels: 'labelId' };

/**
 * The filter and the order of items; conditions on foods, units and labels are resolved by the service that owns them.
 */
@Injectable()
export class ItemQuery {
  constructor(
    @InjectModel(SHOPPING_LISTS) private readonly lists: Model<ShoppingListDocument>,
    private readonly services: ServiceClient,
    private readonly directory: Directory,
  ) {}

  /** @throws `shopping.invalid-filter` for unknown fields */
  select(actor: Actor, query: PageQuery): Promise<{ filter: MongoFilter; order: Order }> {
    return relatedPageSelection(query, SELECTABLE, (relation) => this.resolve(actor, relation));
  }

  /** Reads the values of related records, for an order that the database does not support. */
  valuesFor(actor: Actor): ValuesOf {
    return async (location) => {
      const ofDirectory = await directoryValues(this.directory, actor.groupId, location);
      if (ofDirectory) return ofDirectory;
      const selection = { queryFilter: '', orderBy: location.attribute.path };
      const selected = await this.selectFromCatalogue(actor, location.resource as CatalogueKind, selection);
      return new Map(selected.map(({ id, value }) => [id, value]));
    };
  }

  /** The ids of the related records that match. */
  private async resolve(actor: Actor, relation: RelationQuery): Promise<string[]> {
    const ofDirectory = await directoryIds(this.directory, actor.groupId, relation);
    if (ofDirectory) return ofDirectory;
    const { resource, filter } = relation;
    const selection = { queryFilter: textOfFilter(filter), orderBy: null };
    const selected = await this.selectFromCatalogue(actor, resource as CatalogueKind, selection);
    return selected.map(({ id }) => id);
  }

  /** Selects among the records that items of the household refer to. */
  private async selectFromCatalogue(
    actor: Actor,
    kind: CatalogueKind,
    selection: { queryFilter: string; orderBy: string | null },
  ) {
    const { householdId } = actor;
    const referred = await this.lists.distinct(`items.${LINKS[kind]}`, { householdId });
    const ids = (referred as (string | null)[]).filter((id) => id !== null).slice(0, MAX_SELECTED);
    if (ids.length === 0) return [];
    return this.services.as(actor).request(SelectFromCatalogue, { kind, ids, ...selection });
  }
}
