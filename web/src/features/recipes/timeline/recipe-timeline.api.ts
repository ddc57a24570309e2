import type { Page } from '@larder/contracts/paging/page';
import type { TimelineEvent, TimelineEventType } from '@larder/contracts/recipe/timeline';
import { api } from '../../../api/api.js';
import { listParams } from '../../../api/list-params.js';
import { pictureForm } from '../../../shared/forms/picture-form.js';

export interface TimelineDraft {
  recipeId: string;
  subject: string;
  eventType: TimelineEventType;
  eventMessage: string | null;
  /** ISO time. */
  timestamp: string;
}

const PATH = 'recipes/timeline/events';
const SHOWN = 100;

/** What happened to one recipe. */
const recipeTimelineApi = api.injectEndpoints({
  endpoints: (build) => ({
    listRecipeEvents: build.query<Page<TimelineEvent>, string>({
      query: (recipeId) => ({
        url: PATH,
        params: listParams({
          perPage: SHOWN,
          orderBy: 'timestamp',
          orderDirection: 'desc',
          queryFilter: `recipe.id = "${recipeId}"`,
        }),
      }),
      providesTags: ['Timeline'],
      extraOptions: { screenSpeaks: true },
    }),
    addTimelineEvent: build.mutation<TimelineEvent, TimelineDraft>({
      query: (body) => ({ url: PATH, method: 'POST', body }),
      invalidatesTags: (_event, error) => (error ? [] : ['Timeline']),
      extraOptions: { screenSpeaks: true },
    }),
    setTimelineImage: build.mutation<unknown, { eventId: string; picture: File }>({
      query: ({ eventId, picture }) => ({ url: `${PATH}/${eventId}/image`, method: 'PUT', body: pictureForm(picture) }),
      invalidatesTags: (_image, error) => (error ? [] : ['Timeline']),
      extraOptions: { screenSpeaks: true },
    }),
    deleteRecipeEvent: build.mutation<unknown, string>({
      query: (eventId) => ({ url: `${PATH}/${eventId}`, method: 'DELETE' }),
      invalidatesTags: (_event, error) => (error ? [] : ['Timeline']),
    }),
  }),
});

export const {
  useListRecipeEventsQuery,
  useAddTimelineEventMutation,
  useSetTimelineImageMutation,
  useDeleteRecipeEventMutation,
} = recipeTimelineApi;
