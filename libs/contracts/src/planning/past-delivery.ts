import { z } from 'zod';

/** Deliveries that are kept of a webhook or notifier; the oldest go first. */
export const MAX_DELIVERIES = 50;
/** How long a delivery is kept, in milliseconds: 30 days. */
export const DELIVERY_RETENTION_MS = 30 * 86_400_000;

/**
 * Outcome of a delivery to another system (docs/api/notifications.md#past-deliveries). Nothing in it is
 * secret: no path or user of the address, and nothing of what was sent.
 */
export const PastDelivery = z.object({
  id: z.string(),
  /** When it was tried last; ISO 8601 in UTC. */
  at: z.string(),
  /** Why it was sent: `scheduled` or `test` of a webhook, the event of a notifier. */
  kind: z.string(),
  /** Whether a user sent it again. */
  again: z.boolean(),
  /** Name and port of the server; `mail` for mails, empty when it is not known. */
  target: z.string(),
  attempts: z.number().int(),
  delivered: z.boolean(),
  /** The receiver's HTTP status, null when it gave none. */
  status: z.number().int().nullable(),
  error: z.string().nullable(),
  /** Of the last attempt, in milliseconds. */
  durationMs: z.number().int(),
});
export type PastDelivery = z.output<typeof PastDelivery>;

/** The last deliveries, newest first, at most `MAX_DELIVERIES`. */
export const PastDeliveries = z.object({ items: z.array(PastDelivery) });
