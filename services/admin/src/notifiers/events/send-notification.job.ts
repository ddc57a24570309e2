import { Id, SUBSCRIBABLE_EVENTS } from '@larder/contracts';
import { defineJob } from '@larder/service-kit';
import { z } from 'zod';
import { Notification } from '../notification.js';

const delivery = {
  notifierId: Id,
  householdId: Id,
  event: z.enum(SUBSCRIBABLE_EVENTS),
  notification: Notification,
};

/** Sends one notification to one notifier. Retried after 30 seconds and 2 minutes. */
export const SendNotification = defineJob({
  name: 'send-notification',
  data: z.object(delivery),
  attempts: 3,
  backoffMs: 30_000,
  backoffFactor: 4,
  timeoutMs: 60_000,
  concurrency: 8,
  share: { concurrency: 2, ownerOf: ({ data }) => data.householdId },
});

/** Sends one notification at the end of a burst, as a summary of those that were not sent individually. */
export const SummarizeBurst = defineJob({
  name: 'summarize-burst',
  data: z.object({
    ...delivery,
    /** The counter of the burst. */
    countKey: z.string(),
    endsAt: z.string(),
    locale: z.string(),
  }),
  attempts: 3,
  timeoutMs: 60_000,
  concurrency: 32,
});
