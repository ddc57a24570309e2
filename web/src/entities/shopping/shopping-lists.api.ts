import { isDraft, original } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import type { Page } from '@larder/contracts/paging/page';
import type { LabelSetting, ShoppingListOut, ShoppingListSummary } from '@larder/contracts/planning/shopping';
import type { RecipeIngredient } from '@larder/contracts/recipe/catalogue/ingredient';
import { api } from '../../api/api.js';
import { listParams } from '../../api/list-params.js';

const PATH = 'households/shopping/lists';

/** What can be changed of a list itself. */
export interface ListChanges {
  name?: string;
  userId?: string;
  learnAisleOrder?: boolean;
}

/** A recipe onto a list: how many times, and which of its ingredients. */
export interface RecipeAddition {
  listId: string;
  recipeId: string;
  scale: number;
  ingredients?: readonly RecipeIngredient[];
}

/** The original list of an Immer draft; any other list unchanged. */
export function withoutDraft(list: ShoppingListOut): ShoppingListOut {
  return (isDraft(list) ? original(list) : undefined) ?? list;
}

/**
 * The newer of two states of a list: an answer that was on its way for long never overwrites a later one. Items that are
 * the same stay the same objects, so that their rows are not drawn again.
 *
 * @param current may be a draft of Immer
 */
export function newestList(current: ShoppingListOut, received: ShoppingListOut): ShoppingListOut {
  const before = withoutDraft(current);
  return received.revision >= before.revision ? copyWithStructuralSharing(before, received) : before;
}

/** The shopping lists of the household. Items change through `local-changes`. */
export const shoppingListsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listShoppingLists: build.query<ShoppingListSummary[], void>({
      query: () => ({ url: PATH, params: listParams() }),
      transformResponse: ({ items }: Page<ShoppingListSummary>) => items,
      providesTags: ['ShoppingLists'],
    }),
    readShoppingList: build.query<ShoppingListOut, string>({
      query: (id) => `${PATH}/${id}`,
      merge: (current, received) => newestList(current, received),
      providesTags: (_list, _error, id) => [{ type: 'ShoppingList', id }],
    }),
    createShoppingList: build.mutation<ShoppingListOut, string>({
      query: (name) => ({ url: PATH, method: 'POST', body: { name } }),
      invalidatesTags: (_list, error) => (error ? [] : ['ShoppingLists']),
    }),
    changeShoppingList: build.mutation<ShoppingListOut, ListChanges & { id: string }>({
      query: ({ id, ...body }) => ({ url: `${PATH}/${id}`, method: 'PATCH', body }),
      invalidatesTags: (_list, error, { id }) => (error ? [] : ['ShoppingLists', { type: 'ShoppingList', id }]),
    }),
    deleteShoppingList: build.mutation<ShoppingListOut, string>({
      query: (id) => ({ url: `${PATH}/${id}`, method: 'DELETE' }),
      invalidatesTags: (_list, error) => (error ? [] : ['ShoppingLists']),
    }),
    addRecipeToList: build.mutation<ShoppingListOut, RecipeAddition>({
      query: ({ listId, recipeId, scale, ingredients }) => ({
        url: `${PATH}/${listId}/recipe/${recipeId}`,
        method: 'POST',
        body: { recipeIncrementQuantity: scale, ...(ingredients && { recipeIngredients: ingredients }) },
      }),
      invalidatesTags: (_list, error, { listId }) =>
        error ? [] : ['ShoppingLists', { type: 'ShoppingList', id: listId }],
    }),
    takeRecipeOffList: build.mutation<ShoppingListOut, { listId: string; recipeId: string }>({
      query: ({ listId, recipeId }) => ({
        url: `${PATH}/${listId}/recipe/${recipeId}/delete`,
        method: 'POST',
        body: { recipeDecrementQuantity: 1 },
      }),
      invalidatesTags: (_list, error, { listId }) =>
        error ? [] : ['ShoppingLists', { type: 'ShoppingList', id: listId }],
    }),
    /** Puts the labels of a list into this order. */
    orderLabels: build.mutation<ShoppingListOut, { listId: string; settings: readonly LabelSetting[] }>({
      query: ({ listId, settings }) => ({
        url: `${PATH}/${listId}/label-settings`,
        method: 'PUT',
        body: settings.map((setting, position) => ({ ...setting, position })),
      }),
      invalidatesTags: (_list, error, { listId }) => (error ? [] : [{ type: 'ShoppingList', id: listId }]),
    }),
  }),
});

export const {
  useListShoppingListsQuery,
  useReadShoppingListQuery,
  useCreateShoppingListMutation,
  useChangeShoppingListMutation,
  useDeleteShoppingListMutation,
  useAddRecipeToListMutation,
  useTakeRecipeOffListMutation,
  useOrderLabelsMutation,
} = shoppingListsApi;
