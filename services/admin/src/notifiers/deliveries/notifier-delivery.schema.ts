import type { SubscribableEvent } from '@larder/contracts';
import { recordSchema, type Stored } from '@larder/service-kit';

/** The collection. */
export const NOTIFIER_DELIVERIES = 'notifierDeliveries';

/** Why a notification was sent. */
export type DeliveryKind = SubscribableEvent | 'testMessage';

/** What became of a notification, and the notification itself. */
export type NotifierDeliveryDocument = Stored<{
  groupId: string;
  householdId: string;
  notifierId: string;
  /** When it was tried last. */
  at: Date;
  kind: DeliveryKind;
  again: boolean;
  target: string;
  attempts: number;
  delivered: boolean;
  status: number | null;
  error: string | null;
  durationMs: number;
  /** The notification as JSON, encrypted for this record. */
  sealed: string;
  /** When the database removes it. */
  expiresAt: Date;
}>;

const text = { type: String, required: true };
const flag = { type: Boolean, required: true };
const number = { type: Number, required: true };
const date = { type: Date, required: true };

export const NotifierDeliverySchema = recordSchema<NotifierDeliveryDocument>({
  groupId: text,
  householdId: text,
  notifierId: text,
  at: date,
  kind: text,
  again: flag,
  target: { type: String, default: '' },
  attempts: number,
  delivered: flag,
  status: { type: Number, default: null },
  error: { type: String, default: null },
  durationMs: number,
  sealed: text,
  expiresAt: date,
});

NotifierDeliverySchema.index({ householdId: 1, notifierId: 1, at: -1, _id: -1 }); // the list of a notifier
NotifierDeliverySchema.index({ groupId: 1 }); // a group that is deleted
NotifierDeliverySchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
