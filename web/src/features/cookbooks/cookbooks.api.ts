import type { CookbookPatch } from '@larder/contracts/recipe/changes/record-changes';
import type { Cookbook } from '@larder/contracts/recipe/cookbook';
import type { Page } from '@larder/contracts/paging/page';
import { api, SESSION_CACHE_SECONDS } from '../../api/api.js';
import { listParams } from '../../api/list-params.js';
import { replaceCurrent } from '../../api/replace-current.js';
import { readPath, type VisitedGroup } from '../../entities/session/visited-group.js';
import { reorderCookbooks } from './reorder-cookbooks.js';

/** A new cookbook. */
export interface CookbookDraft {
  name: string;
  description: string;
  public: boolean;
  position: number;
  queryFilterString: string;
}

const PATH = 'households/cookbooks';
const inOrder = listParams({ orderBy: 'position', orderDirection: 'asc' });

const cookbookLists = api.injectEndpoints({
  endpoints: (build) => ({
    /** The cookbooks of the household, or the public ones of a group for visitors, in order. */
    listCookbooks: build.query<Cookbook[], VisitedGroup>({
      query: (visited) => ({ url: readPath(visited, PATH, 'cookbooks'), params: inOrder }),
      transformResponse: ({ items }: Page<Cookbook>) => items,
      providesTags: ['Cookbooks'],
      keepUnusedDataFor: SESSION_CACHE_SECONDS,
    }),
  }),
});

/** Changes to the cookbooks of the household; callers show the outcome. */
const cookbooksApi = cookbookLists.injectEndpoints({
  endpoints: (build) => ({
    createCookbook: build.mutation<Cookbook, CookbookDraft>({
      query: (body) => ({ url: PATH, method: 'POST', body }),
      invalidatesTags: (_cookbook, error) => (error ? [] : ['Cookbooks']),
    }),
    /** Changes the given fields of a cookbook. */
    updateCookbook: build.mutation<Cookbook, CookbookPatch & { id: string }>({
      query: ({ id, ...body }) => ({ url: `${PATH}/${id}`, method: 'PATCH', body }),
      invalidatesTags: (_cookbook, error) => (error ? [] : ['Cookbooks', 'RecipeList']),
    }),
    /** Stores the order of the list; optimistic. */
    orderCookbooks: build.mutation<Cookbook[], Cookbook[]>({
      queryFn: (cookbooks, _store, _options, call) =>
        replaceCurrent(call, { url: PATH, params: inOrder }, ({ items }: Page<Cookbook>) =>
          reorderCookbooks(items, cookbooks),
        ),
      async onQueryStarted(cookbooks, { dispatch, queryFulfilled }) {
        const patch = dispatch(cookbookLists.util.updateQueryData('listCookbooks', null, () => cookbooks));
        await queryFulfilled.catch(patch.undo);
      },
      invalidatesTags: (_cookbooks, error) => (error ? [] : ['Cookbooks']),
      extraOptions: { outcomeToast: true },
    }),
    deleteCookbook: build.mutation<Cookbook, string>({
      query: (id) => ({ url: `${PATH}/${id}`, method: 'DELETE' }),
      invalidatesTags: (_cookbook, error) => (error ? [] : ['Cookbooks']),
    }),
  }),
});

export const { useListCookbooksQuery } = cookbookLists;
export const {
  useCreateCookbookMutation,
  useUpdateCookbookMutation,
  useOrderCookbooksMutation,
  useDeleteCookbookMutation,
} = cookbooksApi;
