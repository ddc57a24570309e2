import { z } from 'zod';
import { Id } from '../primitives/id.js';

/** The common fields of every event, set by the outbox. */
export const EventEnvelope = z.object({
  eventId: Id,
  /** The time of the event, as ISO 8601 UTC text. */
  occurredAt: z.string(),
  groupId: Id.nullable(),
  householdId: Id.nullable(),
  /** The user who caused it; null for the system itself. */
  userId: Id.nullable(),
  integrationId: z.string().default('generic'),
  /** The language of the user who caused it (BCP 47), for texts about it; absent without a user. */
  locale: z.string().optional(),
});
export type EventEnvelope = z.infer<typeof EventEnvelope>;

/** A durable fact for all interested services. `subject` is `resource.past`. */
export interface DomainEvent<Payload extends z.ZodType = z.ZodType> {
  readonly kind: 'event';
  readonly subject: string;
  readonly payload: Payload;
}

/** The event's own fields together with the envelope, as a listener receives them. */
export type PayloadOf<E> = E extends { payload: infer P extends z.ZodType } ? z.output<P> & EventEnvelope : never;
/** The event's own fields, as input of its publisher. */
export type FactOf<E> = E extends { payload: infer P extends z.ZodType } ? z.input<P> : never;

const SUBJECT = /^[a-z-]+\.[a-z-]+$/;

/** Declares an event once, for its publisher and its listeners. */
export function defineEvent<Payload extends z.ZodType>(subject: string, payload: Payload): DomainEvent<Payload> {
  if (!SUBJECT.test(subject)) throw new Error(`An event's subject is resource.past, not "${subject}".`);
  return { kind: 'event', subject, payload };
}
