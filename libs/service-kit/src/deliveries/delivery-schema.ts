import type { PastDelivery } from '@larder/contracts';
import type { Schema, SchemaDefinition } from 'mongoose';
import { recordSchema, type Stored } from '../documents/aggregate-schema.js';

/** Outcome of a delivery to another system; `Own` describes what was sent. */
export type DeliveryDocument<Own extends object = object> = Stored<
  Own & {
    groupId: string;
    householdId: string;
    /** The webhook or notifier that sent it. */
    senderId: string;
    /** When it was tried last. */
    at: Date;
    /** Whether a user sent it again. */
    again: boolean;
    /** Name and port of the server; `mail` for mails, empty when it is not known. */
    target: string;
    attempts: number;
    delivered: boolean;
    /** The receiver's HTTP status, null when it gave none. */
    status: number | null;
    error: string | null;
    /** Of the last attempt, in milliseconds. */
    durationMs: number;
    /** When the database removes it. */
    expiresAt: Date;
  }
>;

const text = { type: String, required: true };
const flag = { type: Boolean, required: true };
const number = { type: Number, required: true };
const date = { type: Date, required: true };

/** The schema of a collection of deliveries with fields of its own; create its indexes in a migration. */
export function deliverySchema<Own extends object>(own: SchemaDefinition<Own>): Schema<DeliveryDocument<Own>> {
  // Mongoose cannot check a definition against a type parameter; the caller's is checked by `own`.
  const schema = recordSchema<DeliveryDocument>({
    ...own,
    groupId: text,
    householdId: text,
    senderId: text,
    at: date,
    again: flag,
    target: { type: String, default: '' },
    attempts: number,
    delivered: flag,
    status: { type: Number, default: null },
    error: { type: String, default: null },
    durationMs: number,
    expiresAt: date,
  });
  schema.index({ householdId: 1, senderId: 1, at: -1, _id: -1 }); // the list of a sender
  schema.index({ groupId: 1 }); // a group that is deleted
  schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
  return schema as unknown as Schema<DeliveryDocument<Own>>;
}

/** A delivery as answers show it: not what was sent. */
export function toPastDelivery(document: DeliveryDocument, kind: string): PastDelivery {
  const { _id: id, at, again, target, attempts, delivered, status, error, durationMs } = document;
  return { id, at: at.toISOString(), kind, again, target, attempts, delivered, status, error, durationMs };
}
