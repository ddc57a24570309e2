import type { Page } from '@larder/contracts/paging/page';
import type { TimelineEvent, TimelineEventType } from '@larder/contracts/recipe/social/timeline';
import { api } from '../../../api/api.js';
import { listParams } from '../../../api/list-params.js';
import { EVENTS_PATH } from '../../../entities/timeline/event.api.js';
import { imageForm } from '../../../shared/forms/image-form.js';

export interface TimelineDraft {
  recipeId: string;
  subject: string;
  eventType: TimelineEventType;
  eventMessage: string | null;
  /** ISO time. */
  timestamp: string;
}

const MAX_EVENTS = 100;

/** The timeline of one recipe. */
const recipeTimelineApi = api.injectEndpoints({
  endpoints: (build) => ({
    listRecipeEvents: build.query<Page<TimelineEvent>, string>({
      query: (recipeId) => ({
        url: EVENTS_PATH,
        params: listParams({
          perPage: MAX_EVENTS,
          orderBy: 'timestamp',
          orderDirection: 'desc',
          queryFilter: `recipe.id = "${recipeId}"`,
        }),
      }),
      providesTags: ['Timeline'],
    }),
    addTimelineEvent: build.mutation<TimelineEvent, TimelineDraft>({
      query: (body) => ({ url: EVENTS_PATH, method: 'POST', body }),
      invalidatesTags: (_event, error) => (error ? [] : ['Timeline']),
    }),
    setTimelineImage: build.mutation<unknown, { eventId: string; image: File }>({
      query: ({ eventId, image }) => ({
        url: `${EVENTS_PATH}/${eventId}/image`,
        method: 'PUT',
        body: imageForm(image),
      }),
      invalidatesTags: (_image, error) => (error ? [] : ['Timeline']),
    }),
  }),
});

export const { useListRecipeEventsQuery, useAddTimelineEventMutation, useSetTimelineImageMutation } = recipeTimelineApi;
