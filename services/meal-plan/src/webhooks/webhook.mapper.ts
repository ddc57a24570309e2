import type { Webhook, WebhookDraft, WebhookPatch } from '@larder/contracts';
import type { WebhookDocument } from './webhook.schema.js';

/** The stored fields of a webhook, without its household. */
export type WebhookFields = Pick<
  WebhookDocument,
  'enabled' | 'name' | 'url' | 'webhookType' | 'scheduledTime' | 'timeZone'
>;

/** The stored fields of a draft. */
export function toFields({ timeZone, ...draft }: WebhookDraft): WebhookFields {
  const { enabled, name, url, webhookType, scheduledTime } = draft;
  return { enabled, name, url, webhookType, scheduledTime, timeZone: timeZone ?? null };
}

/** The stored fields that a patch changes. */
export function changesOf({ enabled, name, url, webhookType, scheduledTime, timeZone }: WebhookPatch) {
  const changes: Partial<WebhookFields> = {
    ...(enabled !== undefined && { enabled }),
    ...(name !== undefined && { name }),
    ...(url !== undefined && { url }),
    ...(webhookType !== undefined && { webhookType }),
    ...(scheduledTime !== undefined && { scheduledTime }),
    ...(timeZone !== undefined && { timeZone }),
  };
  return changes;
}

/** A webhook in its contract shape. */
export function toWebhook(document: WebhookDocument): Webhook {
  const { _id: id, enabled, name, url, webhookType, scheduledTime, groupId, householdId } = document;
  const { timeZone = null, lastDelivery = null } = document;
  return { enabled, name, url, webhookType, scheduledTime, timeZone, groupId, householdId, id, lastDelivery };
}
