import type { Page } from '@larder/contracts/paging/page';
import { api } from '../../../api/api.js';
import { listParams } from '../../../api/list-params.js';
import type { MealType } from '../../../entities/meal-plans/plan-entries.js';
import type { StoredFilter } from '../../../entities/query-filter/StoredFilterField.js';

/** The days of rules, Sunday first as in the API; `unset` is any day. */
export const RULE_DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export type RuleDay = (typeof RULE_DAYS)[number] | 'unset';
export type RuleMeal = MealType | 'unset';

export interface RuleDraft {
  day: RuleDay;
  entryType: RuleMeal;
  queryFilterString: string;
}

/** The recipes that may be planned at random for some days and meals. */
export interface PlanRule extends RuleDraft, StoredFilter {
  id: string;
}

const PATH = 'households/mealplans/rules';
const OLDEST_FIRST = listParams({ orderBy: 'created_at' });

const rulesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listRules: build.query<PlanRule[], void>({
      query: () => ({ url: PATH, params: OLDEST_FIRST }),
      transformResponse: ({ items }: Page<PlanRule>) => items,
      providesTags: ['PlanRules'],
    }),
    createRule: build.mutation<PlanRule, RuleDraft>({
      query: (body) => ({ url: PATH, method: 'POST', body }),
      invalidatesTags: (_rule, error) => (error ? [] : ['PlanRules']),
    }),
    /** Changes the given fields of a rule. */
    updateRule: build.mutation<PlanRule, Partial<RuleDraft> & { id: string }>({
      query: ({ id, ...body }) => ({ url: `${PATH}/${id}`, method: 'PATCH', body }),
      invalidatesTags: (_rule, error) => (error ? [] : ['PlanRules']),
    }),
    deleteRule: build.mutation<PlanRule, string>({
      query: (id) => ({ url: `${PATH}/${id}`, method: 'DELETE' }),
      invalidatesTags: (_rule, error) => (error ? [] : ['PlanRules']),
    }),
  }),
});

export const { useListRulesQuery, useCreateRuleMutation, useUpdateRuleMutation, useDeleteRuleMutation } = rulesApi;
