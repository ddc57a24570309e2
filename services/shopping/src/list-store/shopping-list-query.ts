import { RECIPE_ATTRIBUTES, ShoppingErrors } from '@larder/contracts';
import type { Attributes } from '@larder/query-filter';
import { DIRECTORY_ATTRIBUTES, DIRECTORY_RELATIONS, type Selectable } from '@larder/service-kit';

/** The fields of a list that its items may be filtered and ordered by, too. */
export const LIST_ATTRIBUTES: Attributes = {
  id: 'uuid',
  name: { type: 'text', sortField: 'nameSort' },
  userId: 'uuid',
  groupId: 'uuid',
  householdId: 'uuid',
  createdAt: 'datetime',
  updatedAt: 'datetime',
  ...DIRECTORY_RELATIONS,
};

/** The key/value pairs of lists and items. */
export const EXTRA_ATTRIBUTES: Attributes = {
  extras: { many: true, attributes: { keyName: { type: 'text', field: 'key' }, value: 'text' } },
};

/** The fields that lists may be filtered and ordered by. */
export const SELECTABLE_LISTS: Selectable = {
  schema: {
    ...DIRECTORY_ATTRIBUTES,
    ...RECIPE_ATTRIBUTES,
    labelSettings: {
      id: 'uuid',
      shoppingListId: 'uuid',
      labelId: 'uuid',
      position: 'number',
      label: { attributes: { id: 'uuid', name: 'text', color: 'text', groupId: 'uuid' } },
    },
    lists: {
      ...LIST_ATTRIBUTES,
      ...EXTRA_ATTRIBUTES,
      labelSettings: { resource: 'labelSettings', link: 'owners' },
      recipeReferences: {
        many: true,
        attributes: {
          recipeId: 'uuid',
          recipeQuantity: 'number',
          recipe: { resource: 'recipes', link: { field: 'recipeId' } },
        },
      },
      listItems: {
        many: true,
        field: 'items',
        attributes: {
          id: { type: 'uuid', field: 'id' },
          checked: 'boolean',
          quantity: 'number',
          note: 'text',
          isFood: 'boolean',
          foodId: 'uuid',
          unitId: 'uuid',
          labelId: 'uuid',
          food: { resource: 'foods', link: { field: 'foodId' } },
          unit: { resource: 'units', link: { field: 'unitId' } },
          label: { resource: 'labels', link: { field: 'labelId' } },
        },
      },
    },
  },
  resource: 'lists',
  invalid: ShoppingErrors.invalidFilter,
};
