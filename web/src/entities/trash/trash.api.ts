import type { Page } from '@larder/contracts/paging/page';
import type { DeletedPlanEntry } from '@larder/contracts/meal-plan/trash';
import type { DeletedRecord } from '@larder/contracts/trash/deleted-record';
import { api } from '../../api/api.js';

/** The kinds of records that can be restored after deletion. */
export const TRASH_KINDS = ['recipes', 'cookbooks', 'plan-entries', 'shopping-lists'] as const;
export type TrashKind = (typeof TRASH_KINDS)[number];

/** A record in the trash; `date` only of plan entries, whose ids are numbers. */
export type TrashedRecord = Omit<DeletedRecord, 'id'> & { id: string | number } & Partial<
    Pick<DeletedPlanEntry, 'date'>
  >;

/** Identifies a deleted record. */
interface TrashKey {
  kind: TrashKind;
  id: string | number;
}

const PAGE_SIZE = 50;
const pathOf = ({ kind, id }: TrashKey) => `trash/${kind}/${encodeURIComponent(id)}`;

/** The tags to invalidate after a restore. */
const tagsOf = ({ kind, id }: TrashKey) => {
  if (kind === 'recipes') return ['RecipeList' as const, { type: 'Recipe' as const, id }];
  if (kind === 'cookbooks') return ['Cookbooks' as const];
  if (kind === 'plan-entries') return ['MealPlan' as const];
  return ['ShoppingLists' as const, { type: 'ShoppingList' as const, id }];
};

/** Deleted records of the group and the household. */
export const trashApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTrash: build.query<Page<TrashedRecord>, { kind: TrashKind; page: number }>({
      query: ({ kind, page }) => ({ url: `trash/${kind}`, params: { page, perPage: PAGE_SIZE } }),
      providesTags: ['Trash'],
    }),
    restoreDeleted: build.mutation<{ name?: string | null }, TrashKey>({
      query: (key) => ({ url: `${pathOf(key)}/restore`, method: 'POST' }),
      invalidatesTags: (_record, error, key) => (error ? [] : ['Trash', ...tagsOf(key)]),
      extraOptions: { outcomeToast: true },
    }),
    purgeDeleted: build.mutation<unknown, TrashKey>({
      query: (key) => ({ url: pathOf(key), method: 'DELETE' }),
      invalidatesTags: (_nothing, error) => (error ? [] : ['Trash']),
      extraOptions: { outcomeToast: true },
    }),
  }),
});

export const { useListTrashQuery, useRestoreDeletedMutation, usePurgeDeletedMutation } = trashApi;
