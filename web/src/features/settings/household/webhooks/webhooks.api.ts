import type { Page } from '@larder/contracts/paging/page';
import type { Webhook } from '@larder/contracts/meal-plan/webhook';
import { api } from '../../../../api/api.js';
import { listParams } from '../../../../api/list-params.js';
import { replaceCurrent } from '../../../../api/replace-current.js';

/** The input of a webhook. `scheduledTime` is in `timeZone`. */
export type WebhookValues = Pick<Webhook, 'enabled' | 'name' | 'url' | 'scheduledTime' | 'timeZone'>;

const PATH = 'households/webhooks';

const webhooksApi = api.injectEndpoints({
  endpoints: (build) => ({
    listWebhooks: build.query<Webhook[], void>({
      query: () => ({ url: PATH, params: listParams() }),
      transformResponse: ({ items }: Page<Webhook>) => items,
      providesTags: ['Webhooks'],
    }),
    createWebhook: build.mutation<Webhook, WebhookValues>({
      query: (body) => ({ url: PATH, method: 'POST', body }),
      invalidatesTags: (_webhook, error) => (error ? [] : ['Webhooks']),
    }),
    /** Changes the given fields. */
    updateWebhook: build.mutation<Webhook, Partial<WebhookValues> & { id: string }>({
      queryFn: ({ id, ...changes }, _store, _options, call) =>
        replaceCurrent(call, { url: `${PATH}/${id}` }, (current: Webhook) => ({ ...current, ...changes })),
      invalidatesTags: (_webhook, error) => (error ? [] : ['Webhooks']),
    }),
    deleteWebhook: build.mutation<Webhook, string>({
      query: (id) => ({ url: `${PATH}/${id}`, method: 'DELETE' }),
      invalidatesTags: (_webhook, error) => (error ? [] : ['Webhooks']),
    }),
    /** Calls the address once; the outcome is stored in the webhook. */
    testWebhook: build.mutation<null, string>({
      query: (id) => ({ url: `${PATH}/${id}/test`, method: 'POST' }),
    }),
  }),
});

export const {
  useListWebhooksQuery,
  useCreateWebhookMutation,
  useUpdateWebhookMutation,
  useDeleteWebhookMutation,
  useTestWebhookMutation,
} = webhooksApi;
