import { isDraft, original } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import type { Page } from '@larder/contracts/paging/page';
import type { LabelSetting, ShoppingListOut, ShoppingListSummary } from '@larder/contracts/shopping/shopping-list';
import type { RecipeIngredient } from '@larder/contracts/recipe/catalogue/ingredient';
import { api } from '../../api/api.js';
import { listParams } from '../../api/list-params.js';

const PATH = 'households/shopping/lists';

/** The fields of a list that can be changed; absent ones are kept. */
export interface ShoppingListPatch {
  name?: string;
  userId?: string;
  learnAisleOrder?: boolean;
}

/** A recipe to add to a list: its scale, and the selected ingredients. */
export interface RecipeAddition {
  listId: string;
  recipeId: string;
  scale: number;
  ingredients?: readonly RecipeIngredient[];
}

/** The list behind an Immer draft; any other list unchanged. */
export function withoutDraft(list: ShoppingListOut): ShoppingListOut {
  return (isDraft(list) ? original(list) : undefined) ?? list;
}

/**
 * The newer of two states of a list: a delayed response never overwrites a later one. Equal items keep their object
 * identity, so that their rows do not render again.
 *
 * @param current may be an Immer draft
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
    getShoppingList: build.query<ShoppingListOut, string>({
      query: (id) => `${PATH}/${id}`,
      merge: (current, received) => newestList(current, received),
      providesTags: (_list, _error, id) => [{ type: 'ShoppingList', id }],
    }),
    createShoppingList: build.mutation<ShoppingListOut, string>({
      query: (name) => ({ url: PATH, method: 'POST', body: { name } }),
      invalidatesTags: (_list, error) => (error ? [] : ['ShoppingLists']),
    }),
    changeShoppingList: build.mutation<ShoppingListOut, ShoppingListPatch & { id: string }>({
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
    removeRecipeFromList: build.mutation<ShoppingListOut, { listId: string; recipeId: string }>({
      query: ({ listId, recipeId }) => ({
        url: `${PATH}/${listId}/recipe/${recipeId}/delete`,
        method: 'POST',
        body: { recipeDecrementQuantity: 1 },
      }),
      invalidatesTags: (_list, error, { listId }) =>
        error ? [] : ['ShoppingLists', { type: 'ShoppingList', id: listId }],
    }),
    /** Stores the order of the labels of a list. */
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
  useGetShoppingListQuery,
  useCreateShoppingListMutation,
  useChangeShoppingListMutation,
  useDeleteShoppingListMutation,
  useAddRecipeToListMutation,
  useRemoveRecipeFromListMutation,
  useOrderLabelsMutation,
} = shoppingListsApi;
