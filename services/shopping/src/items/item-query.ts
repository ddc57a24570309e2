import {
  CATALOGUE_ATTRIBUTES,
  MAX_SELECTED,
  SelectFromCatalogue,
  ShoppingErrors,
  type Actor,
  type CatalogueKind,
  type PageQuery,
} from '@larder/contracts';
import { textOfFilter, type MongoFilter, type Order, type OrderKey, type RelationQuery } from '@larder/query-filter';
import {
  InjectModel,
  relatedPageSelection,
  ServiceClient,
  sortValue,
  type RowKey,
  type Selectable,
  type SortValue,
} from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { SELECTABLE_LISTS, SHOPPING_LISTS, type ShoppingListDocument } from '../list-store/index.js';

/** The field of a listed item that contains its list. */
export const LIST_FIELD = 'list';
const listAttributes = SELECTABLE_LISTS.schema[SELECTABLE_LISTS.resource] ?? {};

/** The fields that items may be filtered and ordered by. */
const SELECTABLE: Selectable = {
  schema: {
    ...CATALOGUE_ATTRIBUTES,
    items: {
      id: { type: 'uuid', field: 'id' },
      ...{ shoppingListId: 'uuid', checked: 'boolean', position: 'number', quantity: 'number' },
      ...{ note: 'text', isFood: 'boolean', foodId: 'uuid', unitId: 'uuid', labelId: 'uuid' },
      ...{ createdAt: 'datetime', updatedAt: 'datetime' },
      food: { resource: 'foods', link: { field: 'foodId' } },
      unit: { resource: 'units', link: { field: 'unitId' } },
      label: { resource: 'labels', link: { field: 'labelId' } },
      shoppingList: { field: LIST_FIELD, attributes: listAttributes },
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
  ) {}

  /** @throws `shopping.invalid-filter` for unknown fields */
  select(actor: Actor, query: PageQuery): Promise<{ filter: MongoFilter; order: Order }> {
    return relatedPageSelection(query, SELECTABLE, (question) => this.resolve(actor, question));
  }

  /** The sort keys of items, for an order that the database does not support. */
  rowKeys(actor: Actor, keys: readonly OrderKey[]): Promise<RowKey[]> {
    return Promise.all(keys.map((key) => this.rowKey(actor, key)));
  }

  private async rowKey(actor: Actor, { attribute, direction, nulls }: OrderKey): Promise<RowKey> {
    const { sortField, location } = attribute;
    if (sortField !== null) return { path: sortField, direction, nulls, toValue: sortValue };
    if (location.kind !== 'related' || location.link === 'owners')
      throw new Error(`Nothing can be ordered by "${attribute.path}".`);
    const selection = { queryFilter: '', orderBy: location.attribute.path };
    const values = new Map<unknown, SortValue>(
      (await this.fromCatalogue(actor, location.resource as CatalogueKind, selection)).map(({ id, value }) => [
        id,
        value,
      ]),
    );
    return { path: location.link.field, direction, nulls, toValue: (id) => values.get(id) ?? null };
  }

  private async resolve(actor: Actor, { resource, filter }: RelationQuery): Promise<string[]> {
    const selection = { queryFilter: textOfFilter(filter), orderBy: null };
    const selected = await this.fromCatalogue(actor, resource as CatalogueKind, selection);
    return selected.map(({ id }) => id);
  }

  /** Among the records that items of the household refer to. */
  private async fromCatalogue(
    actor: Actor,
    kind: CatalogueKind,
    selection: { queryFilter: string; orderBy: string | null },
  ) {
    const { householdId } = actor;
    const named = await this.lists.distinct(`items.${LINKS[kind]}`, { householdId });
    const ids = (named as (string | null)[]).filter((id) => id !== null).slice(0, MAX_SELECTED);
    if (ids.length === 0) return [];
    return this.services.as(actor).request(SelectFromCatalogue, { kind, ids, ...selection });
  }
}
