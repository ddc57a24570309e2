import type { Webhook, WebhookDraft } from '@larder/contracts';
import type { WebhookDocument } from './webhook.schema.js';

/** What is stored of a webhook without its household. */
export type WebhookFields = Pick<
  WebhookDocument,
  'enabled' | 'name' | 'url' | 'webhookType' | 'scheduledTime' | 'timeZone'
>;

export function fieldsOf({ timeZone, ...draft }: WebhookDraft): WebhookFields {
  const { enabled, name, url, webhookType, scheduledTime } = draft;
  return { enabled, name, url, webhookType, scheduledTime, timeZone: timeZone ?? null };
}

/** A webhook as answers show it. */
export function toWebhook(document: WebhookDocument): Webhook {
  const { _id: id, enabled, name, url, webhookType, scheduledTime, groupId, householdId } = document;
  const { timeZone = null, lastDelivery = null } = document;
  return { enabled, name, url, webhookType, scheduledTime, timeZone, groupId, householdId, id, lastDelivery };
}
