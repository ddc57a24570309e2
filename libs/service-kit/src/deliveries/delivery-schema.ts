import type { PastDelivery } from '@larder/contracts';
import type { Schema, SchemaDefinition } from 'mongoose';
import { recordSchema, type Stored } from '../documents/aggregate-schema.js';

/** The outcome of a delivery to another system; `Own` describes the content. */
export type DeliveryDocument<Own extends object = object> = Stored<
  Own & {
    groupId: string;
    householdId: string;
    /** The webhook or notifier that sent it. */
    senderId: string;
    /** The time of the last attempt. */
    at: Date;
    /** Whether a user repeated it. */
    again: boolean;
    /** Name and port of the server; `mail` for mails, empty when unknown. */
    target: string;
    attempts: number;
    delivered: boolean;
    /** The HTTP status of the response; null without one. */
    status: number | null;
    error: string | null;
    /** Duration of the last attempt, in milliseconds. */
    durationMs: number;
    /** When the database removes the record. */
    expiresAt: Date;
  }
>;

const text = { type: String, required: true };
const flag = { type: Boolean, required: true };
const number = { type: Number, required: true };
const date = { type: Date, required: true };

/** The schema of a collection of deliveries with additional fields; create its indexes in a migration. */
export function deliverySchema<Own extends object>(own: SchemaDefinition<Own>): Schema<DeliveryDocument<Own>> {
  // Mongoose cannot check a definition against a type parameter; `own` checks the caller's part.
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
  schema.index({ groupId: 1 }); // deletion of a group
  schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
  return schema as unknown as Schema<DeliveryDocument<Own>>;
}

/** A delivery in its contract shape, without its content. */
export function toPastDelivery(document: DeliveryDocument, kind: string): PastDelivery {
  const { _id: id, at, again, target, attempts, delivered, status, error, durationMs } = document;
  return { id, at: at.toISOString(), kind, again, target, attempts, delivered, status, error, durationMs };
}
