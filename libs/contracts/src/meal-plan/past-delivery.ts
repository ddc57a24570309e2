import { z } from 'zod';

/** Number of stored deliveries of a webhook or notifier; the oldest are deleted. */
export const MAX_DELIVERIES = 50;
/** Retention of a delivery, in milliseconds: 30 days. */
export const DELIVERY_RETENTION_MS = 30 * 86_400_000;

/**
 * Outcome of a delivery to another system (docs/api/notifications.md#past-deliveries). Contains no secrets: no path or
 * user of the address, and none of the content.
 */
export const PastDelivery = z
  .object({
    id: z.string(),
    at: z.string().describe('The time of the last attempt; ISO 8601 in UTC.'),
    kind: z.string().describe('The reason: `scheduled` or `test` for a webhook, the event for a notifier.'),
    again: z.boolean().describe('Whether a user repeated it.'),
    target: z.string().describe('Name and port of the server; `mail` for mails, empty when unknown.'),
    attempts: z.number().int().describe('The number of attempts.'),
    delivered: z.boolean().describe('Whether the server accepted it.'),
    status: z.number().int().nullable().describe('The HTTP status of the response; null without one.'),
    error: z.string().nullable().describe('The reason of a failure.'),
    durationMs: z.number().int().describe('The duration of the last attempt, in milliseconds.'),
  })
  .meta({ id: 'PastDelivery' });
export type PastDelivery = z.output<typeof PastDelivery>;

/** The last deliveries, newest first, at most `MAX_DELIVERIES`. */
export const PastDeliveries = z
  .object({ items: z.array(PastDelivery).describe('The deliveries, newest first.') })
  .meta({ id: 'PastDeliveries' });
