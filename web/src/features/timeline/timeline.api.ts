import type { Page } from '@larder/contracts/paging/page';
import type { RecipeSummary } from '@larder/contracts/recipe/recipe';
import type { TimelineEvent, TimelineEventType } from '@larder/contracts/recipe/social/timeline';
import { api } from '../../api/api.js';
import { EVENTS_PATH } from '../../entities/timeline/event.api.js';
import { listParams } from '../../api/list-params.js';

const PAGE_SIZE = 32;

/** The filter and order of a group's events. */
export interface TimelineArgs {
  groupId: string;
  types: readonly TimelineEventType[];
  orderDirection: 'asc' | 'desc';
}

const timelineApi = api.injectEndpoints({
  endpoints: (build) => ({
    listGroupEvents: build.infiniteQuery<Page<TimelineEvent>, TimelineArgs, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: (last) => (last.page < last.total_pages ? last.page + 1 : undefined),
      },
      query: ({ queryArg: { groupId, types, orderDirection }, pageParam }) => ({
        url: EVENTS_PATH,
        params: {
          page: pageParam,
          perPage: PAGE_SIZE,
          orderBy: 'timestamp',
          orderDirection,
          queryFilter: `(recipe.group_id="${groupId}") AND eventType IN ${quote(types)}`,
        },
      }),
      providesTags: ['Timeline'],
    }),
    /** The recipes with these ids, in one request. */
    listRecipesById: build.query<RecipeSummary[], readonly string[]>({
      query: (ids) => ({ url: 'recipes', params: listParams({ queryFilter: `id IN ${quote(ids)}` }) }),
      transformResponse: ({ items }: Page<RecipeSummary>) => items,
      providesTags: ['RecipeList'],
    }),
  }),
});

export const { useListGroupEventsInfiniteQuery, useListRecipesByIdQuery } = timelineApi;

function quote(values: readonly string[]): string {
  return JSON.stringify(values);
}
