import { ShoppingErrors } from '@larder/contracts';
import type { Selectable } from '@larder/service-kit';

/** The fields that lists may be filtered and ordered by. */
export const SELECTABLE_LISTS: Selectable = {
  schema: {
    lists: {
      ...{ id: 'uuid', name: { type: 'text', sortField: 'nameSort' }, userId: 'uuid' },
      ...{ groupId: 'uuid', householdId: 'uuid', createdAt: 'datetime', updatedAt: 'datetime' },
    },
  },
  resource: 'lists',
  invalid: ShoppingErrors.invalidFilter,
};
