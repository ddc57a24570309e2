import { deliverySchema, type DeliveryDocument } from '@larder/service-kit';

/** The collection. */
export const WEBHOOK_DELIVERIES = 'webhookDeliveries';

interface SentPlan {
  eventId: string;
  /** The window in which the webhook was due, ISO 8601. */
  from: string;
  to: string;
  /** The day whose plan was sent, `YYYY-MM-DD`. */
  day: string;
  isTest: boolean;
}

/** What became of a call of a webhook, and what is needed to repeat it. What was sent is not kept. */
export type WebhookDeliveryDocument = DeliveryDocument<SentPlan>;

const text = { type: String, required: true };

export const WebhookDeliverySchema = deliverySchema<SentPlan>({
  eventId: text,
  from: text,
  to: text,
  day: text,
  isTest: { type: Boolean, required: true },
});
