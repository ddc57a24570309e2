import type { TimelineEvent } from '@larder/contracts/recipe/social/timeline';
import { api } from '../../api/api.js';

export const EVENTS_PATH = 'recipes/timeline/events';

/** The actions on a timeline event. */
const eventApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateEvent: build.mutation<TimelineEvent, Pick<TimelineEvent, 'id' | 'subject' | 'eventMessage' | 'image'>>({
      query: ({ id, ...body }) => ({ url: `${EVENTS_PATH}/${id}`, method: 'PUT', body }),
      invalidatesTags: (_event, error) => (error ? [] : ['Timeline']),
    }),
    deleteEvent: build.mutation<TimelineEvent, string>({
      query: (id) => ({ url: `${EVENTS_PATH}/${id}`, method: 'DELETE' }),
      invalidatesTags: (_event, error) => (error ? [] : ['Timeline']),
    }),
  }),
});

export const { useUpdateEventMutation, useDeleteEventMutation } = eventApi;
