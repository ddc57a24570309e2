import { recordSchema, type Stored } from '@larder/service-kit';

/** The collection. */
export const WEBHOOK_DELIVERIES = 'webhookDeliveries';

/** What became of a call of a webhook, and what is needed to repeat it. What was sent is not kept. */
export type WebhookDeliveryDocument = Stored<{
  groupId: string;
  householdId: string;
  webhookId: string;
  /** When it was tried last. */
  at: Date;
  again: boolean;
  target: string;
  attempts: number;
  delivered: boolean;
  status: number | null;
  error: string | null;
  durationMs: number;
  eventId: string;
  /** The window in which the webhook was due, ISO 8601. */
  from: string;
  to: string;
  /** The day whose plan was sent, `YYYY-MM-DD`. */
  day: string;
  isTest: boolean;
  /** When the database removes it. */
  expiresAt: Date;
}>;

const text = { type: String, required: true };
const flag = { type: Boolean, required: true };
const number = { type: Number, required: true };
const date = { type: Date, required: true };

export const WebhookDeliverySchema = recordSchema<WebhookDeliveryDocument>({
  groupId: text,
  householdId: text,
  webhookId: text,
  at: date,
  again: flag,
  target: { type: String, default: '' },
  attempts: number,
  delivered: flag,
  status: { type: Number, default: null },
  error: { type: String, default: null },
  durationMs: number,
  eventId: text,
  from: text,
  to: text,
  day: text,
  isTest: flag,
  expiresAt: date,
});

WebhookDeliverySchema.index({ householdId: 1, webhookId: 1, at: -1, _id: -1 }); // the list of a webhook
WebhookDeliverySchema.index({ groupId: 1 }); // a group that is deleted
WebhookDeliverySchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
