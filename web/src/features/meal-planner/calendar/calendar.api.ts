import { api } from '../../../api/api.js';

/** The address under which calendar apps read the plan; null when there is none. */
export interface CalendarFeed {
  url: string | null;
}

const PATH = 'households/mealplans/calendar';

const calendarApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCalendarFeed: build.query<CalendarFeed, void>({
      query: () => PATH,
      providesTags: ['PlanCalendar'],
    }),
    /** Creates a new address; the old one stops working. */
    createCalendarFeed: build.mutation<CalendarFeed, void>({
      query: () => ({ url: PATH, method: 'POST' }),
      invalidatesTags: (_feed, error) => (error ? [] : ['PlanCalendar']),
      extraOptions: { outcomeToast: true },
    }),
    revokeCalendarFeed: build.mutation<unknown, void>({
      query: () => ({ url: PATH, method: 'DELETE' }),
      invalidatesTags: ['PlanCalendar'],
      extraOptions: { outcomeToast: true },
    }),
  }),
});

export const { useGetCalendarFeedQuery, useCreateCalendarFeedMutation, useRevokeCalendarFeedMutation } = calendarApi;
