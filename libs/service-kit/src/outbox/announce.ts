import type { Actor, DomainEvent, EventEnvelope, FactOf } from '@larder/contracts';
import { newId } from '../context/request-context.js';
import { compiledSchema } from '../messaging/compiled-schema.js';
import type { OutboxEntry } from '../documents/outbox-fields.js';

/** Maximum length, far below the limit of a message, since fifty events may wait in one document. */
const MAX_LENGTH = 100_000;

/** The caller of an event; without `locale`, texts about it are in English. */
type EventActor = Pick<Actor, 'userId' | 'groupId' | 'householdId' | 'integrationId'> & Partial<Pick<Actor, 'locale'>>;

/** The scope of an event: a caller, a tenant without a caller, or the system itself. */
export type EventScope =
  | { actor: EventActor; tenant?: never }
  | { tenant: { groupId: string | null; householdId?: string | null }; actor?: never }
  | { actor?: never; tenant?: never };

/**
 * Creates the outbox entry of an event, to be stored with the change. Throws when the fact does not match the event.
 */
export function announce<E extends DomainEvent>(event: E, fact: FactOf<E>, scope: EventScope): OutboxEntry {
  const envelope = envelopeOf(scope);
  const payload = compiledSchema(event.payload).parse(fact) as object;
  const json = JSON.stringify({ ...payload, ...envelope });
  if (json.length > MAX_LENGTH)
    throw new Error(`The event ${event.subject} is too long to be published: publish ids instead.`);
  return { eventId: envelope.eventId, subject: event.subject, json };
}

function envelopeOf({ actor, tenant }: EventScope): EventEnvelope {
  return {
    eventId: newId(),
    occurredAt: new Date().toISOString(),
    groupId: actor?.groupId ?? tenant?.groupId ?? null,
    householdId: actor?.householdId ?? tenant?.householdId ?? null,
    userId: actor?.userId ?? null,
    integrationId: actor?.integrationId ?? 'generic',
    ...(actor?.locale === undefined ? {} : { locale: actor.locale }),
  };
}
