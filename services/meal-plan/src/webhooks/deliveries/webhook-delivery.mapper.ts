import type { PastDelivery } from '@larder/contracts';
import type { WebhookDeliveryDocument } from './webhook-delivery.schema.js';

/** A delivery as answers show it. */
export function toPastDelivery(document: WebhookDeliveryDocument): PastDelivery {
  const { _id: id, at, isTest, again, target, attempts, delivered, status, error, durationMs } = document;
  const kind = isTest ? 'test' : 'scheduled';
  return { id, at: at.toISOString(), kind, again, target, attempts, delivered, status, error, durationMs };
}
