import type { PastDelivery } from '@larder/contracts/meal-plan/past-delivery';
import { api } from '../../../../api/api.js';

/** The owner of the deliveries: a webhook or a notifier. */
export interface Sender {
  path: 'webhooks' | 'events/notifications';
  id: string;
}

const deliveriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The last 50 deliveries of the past 30 days, newest first. */
    listDeliveries: build.query<PastDelivery[], Sender>({
      query: ({ path, id }) => ({ url: `households/${path}/${id}/deliveries` }),
      transformResponse: ({ items }: { items: PastDelivery[] }) => items,
      providesTags: (_items, _error, { id }) => [{ type: 'Deliveries', id }],
    }),
    /** Repeats a delivery and returns its outcome; takes as long as the receiver's response. */
    sendAgain: build.mutation<PastDelivery, Sender & { deliveryId: string }>({
      query: ({ path, id, deliveryId }) => ({
        url: `households/${path}/${id}/deliveries/${deliveryId}/send-again`,
        method: 'POST',
      }),
      invalidatesTags: (_delivery, _error, { path, id }) => [
        { type: 'Deliveries', id },
        ...(path === 'webhooks' ? (['Webhooks'] as const) : []),
      ],
    }),
  }),
});

export const { useListDeliveriesQuery, useSendAgainMutation } = deliveriesApi;
