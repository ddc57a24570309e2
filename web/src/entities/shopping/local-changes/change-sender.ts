import type { AppliedDeviceChanges } from '@larder/contracts/shopping/device-changes';
import type { ShoppingListOut } from '@larder/contracts/shopping/shopping-list';
import type { ApiDispatch, ApiState } from '../../../api/api.js';
import { statusOf, type Failure } from '../../../api/call-problem.js';
import { showToast } from '../../../shared/toasts/toast.slice.js';
import { withItemChanges, type ChangedItems } from '../apply-item-changes.js';
import { newestList, shoppingListsApi, withoutDraft } from '../shopping-lists.api.js';
import type { ChangeSender, SendOutcome } from './change-queue.js';
import { overwrittenEdits } from './overwritten-edits.js';
import { bodyOf, type LocalChange } from './local-change.js';

/** The changes of one device to one list. */
interface DeviceChanges {
  listId: string;
  deviceId: string;
  /** The revision of the cached list, which the response builds on; undefined while the list is not loaded. */
  revision: number | undefined;
  changes: readonly LocalChange[];
}

const changesApi = shoppingListsApi.injectEndpoints({
  endpoints: (build) => ({
    /** Sends the changes of a device to a list; idempotent. The queue retries failures. */
    sendListChanges: build.mutation<AppliedDeviceChanges, DeviceChanges>({
      query: ({ listId, deviceId, revision, changes }) => ({
        url: `households/shopping/lists/${listId}/changes`,
        method: 'POST',
        body: { deviceId, ...(revision !== undefined && { revision }), changes: changes.map(bodyOf) },
      }),
      extraOptions: { retry: 'never' },
    }),
  }),
});

/** Statuses that do not concern the changes: signed out, timeout, rate limit. */
const NOT_REFUSALS: readonly number[] = [401, 408, 425, 429];

/** Sends changes through the store and caches the response. */
export function changeSender(dispatch: ApiDispatch): ChangeSender {
  return {
    send: async (changes) => {
      const [first] = changes;
      if (!first) return { kind: 'done', acknowledged: 0 };
      const { listId, deviceId } = first;
      const request = { listId, deviceId, revision: dispatch(cachedRevision(listId)), changes };
      const { data, error } = await dispatch(changesApi.endpoints.sendListChanges.initiate(request, { track: false }));
      if (error) return outcomeOf(error);
      overwrittenEdits.remember(changes.filter(({ sequence }) => sequence <= data.acknowledged));
      return { kind: 'done', acknowledged: data.acknowledged, updateCache: () => cacheOutcome(dispatch, listId, data) };
    },
    onRefused: () => {
      dispatch(showToast({ level: 'error', key: 'shopping-list.change-rejected' }));
      dispatch(shoppingListsApi.util.invalidateTags(['ShoppingLists', 'ShoppingList']));
    },
  };
}

/** The revision of the list in the cache; undefined while it is not loaded. */
function cachedRevision(listId: string) {
  return (_dispatch: unknown, getState: () => ApiState) =>
    shoppingListsApi.endpoints.getShoppingList.select(listId)(getState()).data?.revision;
}

/** Stores the list of the response in the cache unless a newer one is cached. */
function cacheOutcome(dispatch: ApiDispatch, listId: string, { list, items, revision }: AppliedDeviceChanges): void {
  const { updateQueryData, invalidateTags } = shoppingListsApi.util;
  let fits = true;
  let openItemCount: number | undefined;
  const patch = (current: ShoppingListOut) => {
    const before = withoutDraft(current);
    const next = list ? newestList(before, list) : items && withItemChanges(before, revision, changedItems(items));
    fits = next !== null;
    ({ openItemCount } = next ?? before);
    return next ?? undefined;
  };
  dispatch(updateQueryData('getShoppingList', listId, patch));
  if (!fits) dispatch(invalidateTags([{ type: 'ShoppingList', id: listId }]));
  dispatch(
    updateQueryData('listShoppingLists', undefined, (lists) => {
      const summary = lists.find(({ id }) => id === listId);
      if (summary && openItemCount !== undefined) summary.openItemCount = openItemCount;
    }),
  );
}

function changedItems({ deletedItems, ...items }: NonNullable<AppliedDeviceChanges['items']>): ChangedItems {
  return { ...items, deletedIds: deletedItems.map(({ id }) => id) };
}

function outcomeOf(error: Failure): SendOutcome {
  const status = statusOf(error) ?? 0;
  const isRefused = status >= 400 && status < 500 && !NOT_REFUSALS.includes(status);
  return { kind: isRefused ? 'refused' : 'later' };
}
