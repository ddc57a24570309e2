import { WebhookType, type Webhook } from '@larder/contracts';
import { recordSchema, type Stored } from '@larder/service-kit';
import { Schema } from 'mongoose';

/** The collection. */
export const WEBHOOKS = 'webhooks';

/** A webhook of a household. */
export type WebhookDocument = Stored<
  Pick<Webhook, 'groupId' | 'householdId' | 'enabled' | 'name' | 'url' | 'webhookType' | 'scheduledTime' | 'timeZone'>
> & { lastDelivery: Webhook['lastDelivery'] };

const text = { type: String, required: true };

const LastDeliverySchema = new Schema<NonNullable<Webhook['lastDelivery']>>(
  {
    at: text,
    delivered: { type: Boolean, required: true },
    status: { type: Number, default: null },
    error: { type: String, default: null },
  },
  { _id: false },
);

export const WebhookSchema = recordSchema<WebhookDocument>({
  groupId: text,
  householdId: text,
  enabled: { type: Boolean, required: true },
  name: { type: String, default: '' },
  url: { type: String, default: '' },
  webhookType: { ...text, enum: WebhookType.options },
  scheduledTime: text,
  timeZone: { type: String, default: null },
  lastDelivery: { type: Schema.Types.Mixed, default: null, shape: { of: LastDeliverySchema } },
});

WebhookSchema.index({ householdId: 1, createdAt: 1, _id: 1 }); // the overview
WebhookSchema.index({ groupId: 1 }); // deletion of a group
WebhookSchema.index({ enabled: 1, _id: 1 }); // the webhooks that may be due
