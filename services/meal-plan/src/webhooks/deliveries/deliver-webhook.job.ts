import { Id } from '@larder/contracts';
import { defineJob } from '@larder/service-kit';
import { z } from 'zod';

/** Calls a webhook; retried after 30 seconds and two minutes with the same `eventId`. */
export const DeliverWebhook = defineJob({
  name: 'deliver-webhook',
  title: 'Webhook',
  data: z.object({
    webhookId: Id,
    householdId: Id,
    /** Identical for all webhooks of a household that are called together. */
    eventId: Id,
    /** The window in which the webhook was due. */
    from: z.iso.datetime(),
    to: z.iso.datetime(),
    /** The day of the plan that is sent, `YYYY-MM-DD`. */
    day: z.string(),
    /** A test is sent even if nothing is planned or the webhook is disabled. */
    isTest: z.boolean().default(false),
  }),
  attempts: 3,
  backoffMs: 30_000,
  backoffFactor: 4,
  timeoutMs: 20_000,
  concurrency: 8,
  share: { concurrency: 2, ownerOf: ({ data }) => data.householdId },
});
