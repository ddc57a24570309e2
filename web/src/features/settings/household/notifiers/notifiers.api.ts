import type { Notifier, Subscriptions } from '@larder/contracts/admin/notifier';
import type { Page } from '@larder/contracts/paging/page';
import { api } from '../../../../api/api.js';
import { listParams } from '../../../../api/list-params.js';

/** The input of a notifier; an empty address keeps the stored one. */
export interface NotifierInput {
  id: string;
  name: string;
  enabled: boolean;
  appriseUrl: string;
  options: Partial<Subscriptions>;
}

const PATH = 'households/events/notifications';

const notifiersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNotifiers: build.query<Notifier[], void>({
      query: () => ({ url: PATH, params: listParams() }),
      transformResponse: ({ items }: Page<Notifier>) => items,
      providesTags: ['Notifiers'],
    }),
    createNotifier: build.mutation<Notifier, Pick<NotifierInput, 'name' | 'appriseUrl'>>({
      query: (body) => ({ url: PATH, method: 'POST', body: { ...body, enabled: true } }),
      invalidatesTags: (_notifier, error) => (error ? [] : ['Notifiers']),
    }),
    updateNotifier: build.mutation<Notifier, NotifierInput>({
      query: (body) => ({ url: `${PATH}/${body.id}`, method: 'PUT', body }),
      invalidatesTags: (_notifier, error) => (error ? [] : ['Notifiers']),
    }),
    deleteNotifier: build.mutation<void, string>({
      query: (id) => ({ url: `${PATH}/${id}`, method: 'DELETE' }),
      invalidatesTags: (_nothing, error) => (error ? [] : ['Notifiers']),
    }),
    testNotifier: build.mutation<void, string>({
      query: (id) => ({ url: `${PATH}/${id}/test`, method: 'POST' }),
      invalidatesTags: (_nothing, _error, id) => [{ type: 'Deliveries', id }],
    }),
  }),
});

export const {
  useListNotifiersQuery,
  useCreateNotifierMutation,
  useUpdateNotifierMutation,
  useDeleteNotifierMutation,
  useTestNotifierMutation,
} = notifiersApi;
