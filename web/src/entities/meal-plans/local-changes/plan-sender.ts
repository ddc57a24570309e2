import type { ApiDispatch, ApiState } from '../../../api/api.js';
import { statusOf, type Failure } from '../../../api/call-problem.js';
import { showToast } from '../../../shared/toasts/toast.slice.js';
import { draftOf, type PlanEntry, type PlanEntryDraft } from '../plan-entries.js';
import { PLAN_PATH, planLists, updateCachedPlans } from '../plan-list.api.js';
import { isOverwritten, type PendingPlanChange, type PlanFields } from './plan-change.js';
import { noticeOfConflict } from './plan-notice.js';
import type { PlanOutcome, PlanSender } from './plan-queue.js';

const QUEUED = { extraOptions: { retry: 'never' } } as const;

/** Requests of the queue, which repeats them. */
const queuedPlans = planLists.injectEndpoints({
  endpoints: (build) => ({
    createQueuedEntry: build.mutation<PlanEntry, PlanEntryDraft & { requestId: string }>({
      query: (body) => ({ url: PLAN_PATH, method: 'POST', body }),
      ...QUEUED,
    }),
    readQueuedEntry: build.mutation<PlanEntry, number>({ query: (id) => `${PLAN_PATH}/${id}`, ...QUEUED }),
    updateQueuedEntry: build.mutation<PlanEntry, { id: number; fields: PlanFields }>({
      query: ({ id, fields }) => ({ url: `${PLAN_PATH}/${id}`, method: 'PATCH', body: fields }),
      ...QUEUED,
    }),
    deleteQueuedEntry: build.mutation<PlanEntry, number>({
      query: (id) => ({ url: `${PLAN_PATH}/${id}`, method: 'DELETE' }),
      ...QUEUED,
    }),
  }),
});

const NOT_FOUND = 404;
/** Statuses that do not concern the change: signed out, timeout, rate limit. */
const NOT_REFUSALS: readonly number[] = [401, 408, 425, 429];
const DONE: PlanOutcome = { kind: 'done' };

type Creation = Extract<PendingPlanChange, { kind: 'create' }>;
type Update = Extract<PendingPlanChange, { kind: 'update' }>;

/** Sends changes of the plan through the store, one by one, and caches the responses. */
export function planSender(dispatch: ApiDispatch): PlanSender {
  const { createQueuedEntry, readQueuedEntry, updateQueuedEntry, deleteQueuedEntry } = queuedPlans.endpoints;
  const untracked = { track: false } as const;

  const create = async ({ id, entry }: Creation): Promise<PlanOutcome> => {
    const body = { ...draftOf(entry), requestId: id };
    const { data, error } = await dispatch(createQueuedEntry.initiate(body, untracked));
    if (error) return outcomeOf(error);
    dispatch(cacheEntry(data));
    return { kind: 'done', number: data.id };
  };

  /** What another device changed meanwhile is kept; a notice offers to replace it. */
  const update = async (change: Update): Promise<PlanOutcome> => {
    const { entry, fields } = change;
    const { data: current, error } = await dispatch(readQueuedEntry.initiate(entry.id, untracked));
    if (error) return updateFailed(change, error);
    if (isOverwritten(current, entry, fields)) {
      noticeOfConflict(change, current);
      return DONE;
    }
    const updated = await dispatch(updateQueuedEntry.initiate({ id: entry.id, fields }, untracked));
    if (updated.error) return updateFailed(change, updated.error);
    dispatch(cacheEntry(updated.data));
    return DONE;
  };

  const remove = async ({ entry }: PendingPlanChange): Promise<PlanOutcome> => {
    const { error } = await dispatch(deleteQueuedEntry.initiate(entry.id, untracked));
    if (error && statusOf(error) !== NOT_FOUND) return outcomeOf(error);
    dispatch(updateCachedPlans((entries) => entries.filter(({ id }) => id !== entry.id)));
    return DONE;
  };

  return {
    send: (change) => {
      if (change.kind === 'create') return create(change);
      return change.kind === 'update' ? update(change) : remove(change);
    },
    onRefused: () => dispatch(showToast({ level: 'error', key: 'events.something-went-wrong' })),
    onEmpty: () => dispatch(planLists.util.invalidateTags(['MealPlan'])),
  };
}

function updateFailed(change: Update, error: Failure): PlanOutcome {
  if (statusOf(error) !== NOT_FOUND) return outcomeOf(error);
  noticeOfConflict(change, null);
  return DONE;
}

/** Puts an entry into the cached plans that contain its day. */
function cacheEntry(entry: PlanEntry): (dispatch: ApiDispatch, getState: () => ApiState) => void {
  return updateCachedPlans((entries, { start, end }) => {
    const others = entries.filter(({ id }) => id !== entry.id);
    return entry.date >= start && entry.date <= end ? [...others, entry] : others;
  });
}

function outcomeOf(error: Failure): PlanOutcome {
  const status = statusOf(error) ?? 0;
  const isRefused = status >= 400 && status < 500 && !NOT_REFUSALS.includes(status);
  return { kind: isRefused ? 'refused' : 'later' };
}
