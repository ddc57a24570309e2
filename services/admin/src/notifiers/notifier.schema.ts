import { SUBSCRIBABLE_EVENTS, type Subscriptions } from '@larder/contracts';
import { recordSchema, type Stored } from '@larder/service-kit';
import { Schema } from 'mongoose';

/** The collection. */
export const NOTIFIERS = 'notifiers';

/** A notifier of a household. */
export type NotifierDocument = Stored<{
  groupId: string;
  householdId: string;
  name: string;
  nameSort: string;
  enabled: boolean;
  /** The address, encrypted with the record's id. */
  sealedUrl: string;
  /** The subscriptions; absent events are not reported. */
  subscriptions: Partial<Subscriptions>;
  /** The id of the options in the API; new with every full update. */
  optionsId: string;
}>;

const text = { type: String, required: true };

const SubscriptionsSchema = new Schema(Object.fromEntries(SUBSCRIBABLE_EVENTS.map((event) => [event, Boolean])), {
  _id: false,
});

export const NotifierSchema = recordSchema<NotifierDocument>({
  groupId: text,
  householdId: text,
  name: text,
  nameSort: { type: String, default: '' },
  enabled: { type: Boolean, required: true },
  sealedUrl: text,
  subscriptions: { type: Object, default: {}, shape: { of: SubscriptionsSchema } },
  optionsId: text,
});

NotifierSchema.index({ householdId: 1, createdAt: 1, _id: 1 }); // the list, events of a household
NotifierSchema.index({ groupId: 1, _id: 1 }); // events and deletion of a group
