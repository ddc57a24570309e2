import { Schema } from 'mongoose';

/** An event that waits in the changed document until it is published. */
export interface OutboxEntry {
  eventId: string;
  /** The event's subject without namespace. */
  subject: string;
  /** The event as it will be published. Text, because keys of user data may hold dots and dollars. */
  json: string;
}

/** What every aggregate carries for its outbox; not selected by default. */
export interface OutboxFields {
  outbox?: OutboxEntry[];
  /** When the oldest entry was written; absent when there is none. The sweeper's index. */
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
