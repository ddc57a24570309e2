import type { ShoppingListOut } from '@larder/contracts/planning/shopping';
import { outageOf } from '../../../shared/outage/outage-kind.js';
import { showToast } from '../../../shared/toasts/toast.slice.js';
import { newestList, shoppingListsApi, type ApiDispatch } from '../shopping-lists.api.js';
import type { ChangeSender, SendOutcome } from './change-queue.js';
import { bodyOf, type LocalChange } from './local-change.js';

interface Sent {
  listId: string;
  deviceId: string;
  changes: readonly LocalChange[];
}

const changesApi = shoppingListsApi.injectEndpoints({
  endpoints: (build) => ({
    /** Sends what a device did to a list; asking again does no harm. The queue repeats what fails. */
    sendListChanges: build.mutation<{ list: ShoppingListOut; acknowledged: number }, Sent>({
      query: ({ listId, deviceId, changes }) => ({
        url: `households/shopping/lists/${listId}/changes`,
        method: 'POST',
        body: { deviceId, changes: changes.map(bodyOf) },
      }),
      extraOptions: { repeat: 'never' },
    }),
  }),
});

type Failure = { status?: unknown };

/** Not answers to what was asked: signed out, too slow, too many. */
const NOT_REFUSALS: readonly unknown[] = [401, 408, 425, 429];

/** Sends changes through the store, and puts what the server answers there. */
export function changeSender(dispatch: ApiDispatch): ChangeSender {
  return {
    send: async (changes) => {
      const [first] = changes;
      if (!first) return { kind: 'done', acknowledged: 0 };
      const { listId, deviceId } = first;
      const sent = { listId, deviceId, changes };
      const { data, error } = await dispatch(changesApi.endpoints.sendListChanges.initiate(sent, { track: false }));
      if (!data) return failure(error as Failure);
      showList(dispatch, data.list);
      return { kind: 'done', acknowledged: data.acknowledged };
    },
    onRefused: () => {
      dispatch(showToast({ level: 'error', key: 'shopping-list.change-refused' }));
      dispatch(shoppingListsApi.util.invalidateTags(['ShoppingLists', 'ShoppingList']));
    },
  };
}

/** The list as the server answered it, unless a newer state is shown already. */
function showList(dispatch: ApiDispatch, list: ShoppingListOut): void {
  dispatch(shoppingListsApi.util.updateQueryData('readShoppingList', list.id, (shown) => newestList(shown, list)));
  dispatch(
    shoppingListsApi.util.updateQueryData('listShoppingLists', undefined, (lists) => {
      const summary = lists.find(({ id }) => id === list.id);
      if (summary) summary.openItemCount = list.openItemCount;
    }),
  );
}

function failure(error: Failure): SendOutcome {
  const { status } = error;
  const isAnswer = typeof status === 'number' && status >= 400 && status < 500 && !NOT_REFUSALS.includes(status);
  return isAnswer && !outageOf(error as Parameters<typeof outageOf>[0]) ? { kind: 'refused' } : { kind: 'later' };
}
