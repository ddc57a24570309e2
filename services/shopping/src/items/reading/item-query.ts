import { RECIPE_ATTRIBUTES, ShoppingErrors, type Actor, type PageQuery } from '@larder/contracts';
import type { MongoFilter, Order } from '@larder/query-filter';
import { DIRECTORY_ATTRIBUTES, relatedPageSelection, type Selectable, type ValuesOf } from '@larder/service-kit';
import { Injectable } from '@nestjs/common';
import { EXTRA_ATTRIBUTES, LIST_ATTRIBUTES, ListRelations } from '../../list-store/index.js';

/** The field of a listed item that contains its list. */
export const LIST_FIELD = 'list';

/** The fields that items may be filtered and ordered by. */
const SELECTABLE: Selectable = {
  schema: {
    ...RECIPE_ATTRIBUTES,
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
        attributes: {
          recipeId: 'uuid',
          recipeQuantity: 'number',
          recipeScale: 'number',
          recipeNote: 'text',
          recipe: { resource: 'recipes', link: { field: 'recipeId' } },
        },
      },
      ...EXTRA_ATTRIBUTES,
    },
  },
  resource: 'items',
  invalid: ShoppingErrors.invalidFilter,
};

/** The filter and the order of items. */
@Injectable()
export class ItemQuery {
  constructor(private readonly related: ListRelations) {}

  /** @throws `shopping.invalid-filter` for unknown fields */
  select(actor: Actor, query: PageQuery): Promise<{ filter: MongoFilter; order: Order }> {
    return relatedPageSelection(query, SELECTABLE, (relation) => this.related.ids(actor, relation));
  }

  /** Reads the values of related records, for an order that the database does not support. */
  valuesFor(actor: Actor): ValuesOf {
    return this.related.valuesFor(actor);
  }
}
