import { ShoppingErrors } from '@larder/contracts';
import { DIRECTORY_ATTRIBUTES, DIRECTORY_RELATIONS, type Selectable } from '@larder/service-kit';

/** The fields that lists may be filtered and ordered by. */
export const SELECTABLE_LISTS: Selectable = {
  schema: {
    ...DIRECTORY_ATTRIBUTES,
    lists: {
      ...{ id: 'uuid', name: { type: 'text', sortField: 'nameSort' }, userId: 'uuid' },
      ...{ groupId: 'uuid', householdId: 'uuid', createdAt: 'datetime', updatedAt: 'datetime' },
      ...DIRECTORY_RELATIONS,
    },
  },
  resource: 'lists',
  invalid: ShoppingErrors.invalidFilter,
};
