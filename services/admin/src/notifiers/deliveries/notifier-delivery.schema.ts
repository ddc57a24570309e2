import type { SubscribableEvent } from '@larder/contracts';
import { deliverySchema, type DeliveryDocument } from '@larder/service-kit';

/** The collection. */
export const NOTIFIER_DELIVERIES = 'notifierDeliveries';

/** Why a notification was sent. */
export type DeliveryKind = SubscribableEvent | 'testMessage';

interface SentNotification {
  kind: DeliveryKind;
  /** The notification as JSON, encrypted with the record's id. */
  sealed: string;
}

/** The delivery of a notification: its outcome and its content. */
export type NotifierDeliveryDocument = DeliveryDocument<SentNotification>;

const text = { type: String, required: true };

export const NotifierDeliverySchema = deliverySchema<SentNotification>({ kind: text, sealed: text });
