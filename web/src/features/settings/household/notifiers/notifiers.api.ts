import type { Notifier, Subscriptions } from '@larder/contracts/admin/notifier';
import type { Page } from '@larder/contracts/paging/page';
import { api } from '../../../../api/api.js';
import { listParams } from '../../../../api/list-params.js';
import { replaceCurrent } from '../../../../api/replace-current.js';

/** A new notifier. */
interface NotifierDraft {
  name: string;
  appriseUrl: string;
}

/** The changed fields of a notifier; an empty address keeps the stored one. */
interface NotifierChanges extends Partial<NotifierDraft> {
  id: string;
  enabled?: boolean;
  options?: Partial<Subscriptions>;
}

const PATH = 'households/events/notifications';

const notifiersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNotifiers: build.query<Notifier[], void>({
      query: () => ({ url: PATH, params: listParams() }),
      transformResponse: ({ items }: Page<Notifier>) => items,
      providesTags: ['Notifiers'],
    }),
    createNotifier: build.mutation<Notifier, NotifierDraft>({
      query: (body) => ({ url: PATH, method: 'POST', body: { ...body, enabled: true } }),
      invalidatesTags: (_notifier, error) => (error ? [] : ['Notifiers']),
    }),
    updateNotifier: build.mutation<Notifier, NotifierChanges>({
      queryFn: ({ id, options, ...changes }, _store, _options, call) =>
        replaceCurrent(call, { url: `${PATH}/${id}` }, (current: Notifier) => ({
          ...current,
          ...changes,
          options: { ...current.options, ...options },
        })),
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
