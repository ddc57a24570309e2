import type { Page } from '@larder/contracts/paging/page';
import { api } from '../../api/api.js';
import { listParams } from '../../api/list-params.js';
import type { PlanEntry } from './plan-entries.js';

/** An item of a menu. */
export type MenuItem = Pick<PlanEntry, 'recipeId' | 'title' | 'entryType' | 'servings'>;

/** A named set of recipes that can be planned together, e.g. a Christmas dinner. */
export interface PlanMenu {
  id: string;
  name: string;
  items: MenuItem[];
}

export type MenuDraft = Pick<PlanMenu, 'name' | 'items'>;

const PATH = 'households/menus';

/** The menus of the household. */
const menusApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMenus: build.query<PlanMenu[], void>({
      query: () => ({ url: PATH, params: listParams() }),
      transformResponse: ({ items }: Page<PlanMenu>) => items,
      providesTags: ['PlanMenus'],
    }),
    createMenu: build.mutation<PlanMenu, MenuDraft>({
      query: (body) => ({ url: PATH, method: 'POST', body }),
      invalidatesTags: (_menu, error) => (error ? [] : ['PlanMenus']),
    }),
    renameMenu: build.mutation<PlanMenu, { id: string; name: string }>({
      query: ({ id, name }) => ({ url: `${PATH}/${id}`, method: 'PATCH', body: { name } }),
      invalidatesTags: (_menu, error) => (error ? [] : ['PlanMenus']),
    }),
    deleteMenu: build.mutation<PlanMenu, string>({
      query: (id) => ({ url: `${PATH}/${id}`, method: 'DELETE' }),
      invalidatesTags: ['PlanMenus'],
      extraOptions: { outcomeToast: true },
    }),
    /** Plans everything on a menu for one day. */
    planMenu: build.mutation<PlanEntry[], { id: string; date: string }>({
      query: ({ id, date }) => ({ url: `${PATH}/${id}/plan`, method: 'POST', body: { date } }),
      invalidatesTags: (_entries, error) => (error ? [] : ['MealPlan']),
      extraOptions: { outcomeToast: true },
    }),
  }),
});

export const {
  useListMenusQuery,
  useCreateMenuMutation,
  useRenameMenuMutation,
  useDeleteMenuMutation,
  usePlanMenuMutation,
} = menusApi;
