import { deliverySchema, type DeliveryDocument } from '@larder/service-kit';

/** The collection. */
export const WEBHOOK_DELIVERIES = 'webhookDeliveries';

interface SentPlan {
  eventId: string;
  /** The window in which the webhook was due, ISO 8601. */
  from: string;
  to: string;
  /** The day of the sent plan, `YYYY-MM-DD`. */
  day: string;
  isTest: boolean;
}

/** The delivery of a webhook: its outcome, and the parameters to repeat it. The body is not stored. */
export type WebhookDeliveryDocument = DeliveryDocument<SentPlan>;

const text = { type: String, required: true };

export const WebhookDeliverySchema = deliverySchema<SentPlan>({
  eventId: text,
  from: text,
  to: text,
  day: text,
  isTest: { type: Boolean, required: true },
});
