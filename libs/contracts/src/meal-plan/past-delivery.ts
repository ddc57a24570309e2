import { z } from 'zod';

/** Number of stored deliveries of a webhook or notifier; the oldest are deleted. */
export const MAX_DELIVERIES = 50;
/** Retention of a delivery, in milliseconds: 30 days. */
export const DELIVERY_RETENTION_MS = 30 * 86_400_000;

/**
 * Outcome of a delivery to another system (docs/api/notifications.md#past-deliveries). Contains no secrets: no path or
 * user of the address, and none of the content.
 */
export const PastDelivery = z.object({
  id: z.string(),
  /** The time of the last attempt; ISO 8601 in UTC. */
  at: z.string(),
  /** The reason: `scheduled` or `test` for a webhook, the event for a notifier. */
  kind: z.string(),
  /** Whether a user repeated it. */
  again: z.boolean(),
  /** Name and port of the server; `mail` for mails, empty when unknown. */
  target: z.string(),
  attempts: z.number().int(),
  delivered: z.boolean(),
  /** The HTTP status of the response; null without one. */
  status: z.number().int().nullable(),
  error: z.string().nullable(),
  /** Duration of the last attempt, in milliseconds. */
  durationMs: z.number().int(),
});
export type PastDelivery = z.output<typeof PastDelivery>;

/** The last deliveries, newest first, at most `MAX_DELIVERIES`. */
export const PastDeliveries = z.object({ items: z.array(PastDelivery) });
