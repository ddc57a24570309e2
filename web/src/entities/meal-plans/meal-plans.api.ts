import { patchPlans, PLAN_PATH as PATH, planLists } from './plan-list.api.js';
import type { MealType, PlanEntry, PlanEntryChange, PlanEntryDraft } from './plan-entries.js';

/** The result of a bulk change. */
export interface BulkOutcome {
  created: PlanEntry[];
  updated: PlanEntry[];
  deleted: number[];
}

/** During an outage, `usePlanActions` keeps the change and sends it later. */
const KEPT_OFFLINE = { retry: 'never', keptOffline: true } as const;

/** Changes of the household's plan. Forms show their own outcome, other failures are toasts. */
export const mealPlansApi = planLists.injectEndpoints({
  endpoints: (build) => ({
    createPlanEntry: build.mutation<PlanEntry, PlanEntryDraft & { requestId?: string }>({
      query: (body) => ({ url: PATH, method: 'POST', body }),
      invalidatesTags: (_entry, error) => (error ? [] : ['MealPlan']),
    }),
    /** Changes the given fields of a plan entry. */
    updatePlanEntry: build.mutation<PlanEntry, Partial<PlanEntryDraft> & { id: number }>({
      query: ({ id, ...body }) => ({ url: `${PATH}/${id}`, method: 'PATCH', body }),
      invalidatesTags: (_entry, error) => (error ? [] : ['MealPlan']),
      extraOptions: KEPT_OFFLINE,
    }),
    /** Moves entries or changes their meal; optimistic. */
    changePlanEntries: build.mutation<BulkOutcome, PlanEntryChange[]>({
      query: (update) => ({ url: `${PATH}/bulk`, method: 'POST', body: { update } }),
      onQueryStarted: (changes, lifecycle) =>
        patchPlans(lifecycle, (entries) => {
          for (const change of changes) Object.assign(entries.find(({ id }) => id === change.id) ?? {}, change);
        }),
      invalidatesTags: ['MealPlan'],
      extraOptions: { outcomeToast: true, ...KEPT_OFFLINE },
    }),
    deletePlanEntry: build.mutation<PlanEntry, number>({
      query: (id) => ({ url: `${PATH}/${id}`, method: 'DELETE' }),
      onQueryStarted: (id, lifecycle) =>
        patchPlans(lifecycle, (entries) => {
          const index = entries.findIndex((entry) => entry.id === id);
          if (index >= 0) entries.splice(index, 1);
        }),
      invalidatesTags: ['MealPlan'],
      extraOptions: { outcomeToast: true, ...KEPT_OFFLINE },
    }),
    /** Creates several entries at once, e.g. the copy of a week. */
    createPlanEntries: build.mutation<BulkOutcome, PlanEntryDraft[]>({
      query: (create) => ({ url: `${PATH}/bulk`, method: 'POST', body: { create } }),
      invalidatesTags: (_outcome, error) => (error ? [] : ['MealPlan']),
      extraOptions: { outcomeToast: true },
    }),
    /** Deletes several entries at once, e.g. to undo a copy. */
    deletePlanEntries: build.mutation<BulkOutcome, number[]>({
      query: (ids) => ({ url: `${PATH}/bulk`, method: 'POST', body: { delete: ids } }),
      invalidatesTags: ['MealPlan'],
      extraOptions: { outcomeToast: true, ...KEPT_OFFLINE },
    }),
    /** Plans a random recipe that the rules of the household allow; 404 when none matches. */
    planRandomRecipe: build.mutation<PlanEntry, { date: string; entryType: MealType }>({
      query: (body) => ({ url: `${PATH}/random`, method: 'POST', body }),
      invalidatesTags: (_entry, error) => (error ? [] : ['MealPlan']),
    }),
  }),
});

export const { usePlanRandomRecipeMutation } = mealPlansApi;
