import type { Page } from '@larder/contracts/paging/page';
import { api, type ApiDispatch, type ApiState } from '../../api/api.js';
import type { PlanEntry } from './plan-entries.js';

/** The first and the last day shown, as `yyyy-MM-dd`. */
export interface PlanRange {
  start: string;
  end: string;
}

export const PLAN_PATH = 'households/mealplans';

export const planLists = api.injectEndpoints({
  endpoints: (build) => ({
    /** All entries from one day to another, both inclusive. */
    listPlanEntries: build.query<PlanEntry[], PlanRange>({
      query: ({ start, end }) => ({
        url: PLAN_PATH,
        params: { page: 1, perPage: -1, start_date: start, end_date: end },
      }),
      transformResponse: ({ items }: Page<PlanEntry>) => items,
      providesTags: ['MealPlan'],
    }),
  }),
});

export const { useListPlanEntriesQuery } = planLists;

/** The part of `onQueryStarted`'s API that is used. */
interface Lifecycle {
  dispatch: ApiDispatch;
  getState: () => ApiState;
  queryFulfilled: Promise<unknown>;
}

/** Replaces the entries of all cached plans. */
export function updateCachedPlans(change: (entries: readonly PlanEntry[], range: PlanRange) => PlanEntry[]) {
  return (dispatch: ApiDispatch, getState: () => ApiState): void => {
    for (const range of cachedRanges(getState()))
      dispatch(planLists.util.updateQueryData('listPlanEntries', range, (entries) => change(entries, range)));
  };
}

function cachedRanges(state: ApiState): PlanRange[] {
  return planLists.util
    .selectInvalidatedBy(state, ['MealPlan'])
    .filter(({ endpointName }) => endpointName === 'listPlanEntries')
    .map(({ originalArgs }) => originalArgs as PlanRange);
}

/** Updates all cached plans optimistically; rolled back when the request fails. */
export async function patchPlans(
  { dispatch, getState, queryFulfilled }: Lifecycle,
  change: (entries: PlanEntry[]) => void,
): Promise<void> {
  const patches = cachedRanges(getState()).map((range) =>
    dispatch(planLists.util.updateQueryData('listPlanEntries', range, change)),
  );
  await queryFulfilled.catch(() => {
    for (const patch of patches) patch.undo();
  });
}
