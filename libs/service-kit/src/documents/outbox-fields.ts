import { Schema } from 'mongoose';

/** A pending event, stored in the changed document until it is published. */
export interface OutboxEntry {
  eventId: string;
  /** The event's subject without namespace. */
  subject: string;
  /** The event as published. Stored as text, since keys of user data may contain dots and dollar signs. */
  json: string;
}

/** The outbox fields of every aggregate; not selected by default. */
export interface OutboxFields {
  outbox?: OutboxEntry[];
  /** The time of the oldest entry; absent when there is none. Indexed for the sweeper. */
  outboxSince?: Date;
}

export const outboxDefinition = {
  outbox: {
    type: [
      new Schema<OutboxEntry>(
        {
          eventId: { type: String, required: true },
          subject: { type: String, required: true },
          json: { type: String, required: true },
        },
        { _id: false },
      ),
    ],
    default: undefined,
    select: false,
  },
  outboxSince: { type: Date, select: false },
};
