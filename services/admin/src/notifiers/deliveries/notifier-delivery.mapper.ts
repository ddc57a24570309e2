import type { PastDelivery } from '@larder/contracts';
import type { NotifierDeliveryDocument } from './notifier-delivery.schema.js';

/** A delivery as answers show it: not what was sent. */
export function toPastDelivery(document: NotifierDeliveryDocument): PastDelivery {
  const { _id: id, at, kind, again, target, attempts, delivered, status, error, durationMs } = document;
  return { id, at: at.toISOString(), kind, again, target, attempts, delivered, status, error, durationMs };
}
